/** A link as a code to scan. */

import qrcode from "qrcode-generator";

/** The dark squares of a code, as a path on a grid of `size` by `size`. */
export function squares(text: string): { size: number; path: string } {
  const qr = qrcode(0, "M");
  qr.addData(text);
  qr.make();
  const size = qr.getModuleCount();
  let path = "";
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) if (qr.isDark(y, x)) path += `M${x} ${y}h1v1h-1z`;
  return { size, path };
}
