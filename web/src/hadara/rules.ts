/** What each rule speaks of, to be drawn beside it and found by its name. */

import { say } from "../lib/texts.svelte";
import RulePicture from "./RulePicture.svelte";
import { COLOURS, RESOURCES } from "./types";

export default {
  rules: {
    "HA-10": RESOURCES,
    "HA-14": COLOURS,
    "HA-18": RESOURCES,
    "HA-22": ["income"],
    "HA-23": ["region", "military"],
    "HA-24": ["region"],
    "HA-25": ["region"],
    "HA-26": ["bust", "culture"],
    "HA-27": ["bust"],
    "HA-31": ["food"],
    "HA-33": ["silver", "gold"],
    "HA-34": ["silver"],
    "HA-35": ["gold", ...COLOURS],
  } as Record<string, string[]>,
  picture: RulePicture,
  names: (of: string): string[] => (RESOURCES.includes(of as never) ? [say(`hadara-resource-${of}`)] : COLOURS.includes(of as never) ? [say(`hadara-colour-${of}`)] : []),
};
