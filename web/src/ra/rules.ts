/** What each rule speaks of, to be drawn beside it and found by its name in any edition. */

import { say } from "../lib/texts.svelte";
import RulePicture from "./RulePicture.svelte";
import { CIVILIZATIONS, DISASTERS, MONUMENTS } from "./pieces";

export default {
  rules: {
    "RA-13": ["bag"],
    "RA-15": ["ra"],
    "RA-16": ["ra"],
    "RA-17": ["figure"],
    "RA-18": ["god"],
    "RA-19": ["god", ...DISASTERS],
    "RA-24": ["sun"],
    "RA-26": ["figure"],
    "RA-29": ["sun-down"],
    "RA-30": ["sun"],
    "RA-34": DISASTERS,
    "RA-35": ["unrest", "earthquake"],
    "RA-36": DISASTERS,
    "RA-40": ["pharaoh", "nile", MONUMENTS[0]],
    "RA-41": ["god", "gold"],
    "RA-42": ["pharaoh"],
    "RA-43": ["flood", "nile"],
    "RA-44": CIVILIZATIONS,
    "RA-46": MONUMENTS,
    "RA-47": MONUMENTS,
    "RA-48": ["sun", "sun-down"],
  } as Record<string, string[]>,
  picture: RulePicture,
  names: (of: string, editions: string[]): string[] => (/^(bag|figure|sun)/.test(of) ? [] : editions.map((edition) => say(`ra-tile-${of}`, { edition }))),
};
