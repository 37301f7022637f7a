/** Hadara's pictograms on a grid of 24 by 24: colours are told by shape too. */

export const COLOUR_SHAPES: Record<string, string> = {
  yellow: '<circle cx="12" cy="12" r="8"/><path class="e" d="M12 7v10M9 9.500h4.500a1.800 1.800 0 0 1 0 3.500H10a1.800 1.800 0 0 0 0 3.500H15"/>',
  red: '<path d="M4 4h3l10 10 2-2 2 2-3 3 3 3-2 2-3-3-3 3-2-2 2-2L4 7z"/>',
  blue: '<path d="M7 20h10v-2H7zM8 16h8l-1-9H9zM7 5h10V3H7z"/>',
  green: '<path d="M12 21V10M12 12c0-5 4-7 8-7 0 5-3 8-8 7zM12 15c0-4-3-6-7-6 0 4 3 7 7 6z"/>',
  purple: '<path d="M12 2l2.600 6.400L21 9l-5 4.300 1.600 6.700L12 16.300 6.400 20 8 13.300 3 9l6.400-.6z"/>',
};

export const RESOURCE_SHAPES: Record<string, string> = {
  income: COLOUR_SHAPES.yellow,
  military: COLOUR_SHAPES.red,
  culture: COLOUR_SHAPES.blue,
  food: COLOUR_SHAPES.green,
};

export const RESOURCE_COLOURS: Record<string, string> = { income: "yellow", military: "red", culture: "blue", food: "green" };

/** The wheel's five animals, one for each seat. */
export const ANIMALS = [
  '<path d="M4 19c0-8 3-12 8-12 2 0 3-3 6-3l-1 4c3 2 3 6 0 8l-2 3h-3v-4H9v4z"/>', // lion
  '<path d="M3 13c4-7 14-7 18 0-4 3-6 1-9 5-3-4-5-2-9-5zM12 6V3"/>', // falcon
  '<path d="M3 19c2-3 1-6 4-8s7 2 9-1-3-4-1-6 5 0 6 2c-2 0-3 1-3 3 0 5-5 6-9 5-2 0-2 3-6 5z"/>', // serpent
  '<path d="M4 20V10C4 6 8 4 13 4s8 3 8 8v5h-3v-4h-2v7h-4v-4H9v4z"/>', // elephant
  '<path d="M5 20V12L3 6l4 2 3-4 2 4h5c3 1 3 4 2 6l-2 1v5h-3v-4H9v4z"/>', // horse
];

export const BUSTS = [6, 12, 20, 30];
export const REQUIREMENTS = [3, 9, 15, 21, 30];
