/** What a view is made of. */

export type Fact = string | number | boolean | null;
export type Json = Fact | Json[] | { [name: string]: Json };
export type Thing = { [name: string]: Json };

export const isFact = (value: Json): value is Fact => value === null || typeof value !== "object";
export const isThing = (value: Json): value is Thing => !isFact(value) && !Array.isArray(value);
export const isThings = (value: Json): value is Thing[] => Array.isArray(value) && value.length > 0 && value.every(isThing);
