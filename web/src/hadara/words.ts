/** Names of Hadara's pieces. */

import { say } from "../lib/texts.svelte";

/** A card by its name in notation, such as 1-red-4; those of a pair are 1 and 2. */
export function cardName(name: string): string {
  if (/^[12]$/.test(name)) return name;
  const [epoch, colour, number] = name.split("-");
  return say("hadara-card", { epoch: Number(epoch), colour: say(`hadara-colour-${colour}`), number });
}
