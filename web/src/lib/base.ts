/** Where the page lies: nothing at the root of its name, otherwise a path such as "/epoca". Its scripts lie in assets/ below that. */

const here = import.meta.url;

export const base = import.meta.env.DEV ? "" : new URL("..", here).pathname.slice(0, -1);
