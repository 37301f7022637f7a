import { settings } from "../lib/settings.svelte";

/** A share of the chance to win in points of a hundred. */
export const percentPoints = (value: number): string => (100 * value).toLocaleString(settings.language, { maximumFractionDigits: 0 });
