/**
 * Pictures that are on a table many times, such as tiles and faces: each is drawn once, as the background of a class, and not as
 * twenty parts wherever it is seen. They are pictures, not files, so nothing is fetched.
 */

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);
const drawn = new Set<string>();

/** The class that shows a picture, which is drawn when it is first asked for. */
export function picture(name: string, box: string, draw: () => string): string {
  if (!drawn.has(name)) {
    drawn.add(name);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${draw()}</svg>`;
    sheet.insertRule(`.${name}{background-size:100% 100%;background-image:url("data:image/svg+xml,${encodeURIComponent(svg)}")}`);
  }
  return name;
}
