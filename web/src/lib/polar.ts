/** A point on a circle around (0, 0) for a path, in degrees clockwise from above. */
export const polar = (degrees: number, r: number) => {
  const a = ((degrees - 90) * Math.PI) / 180;
  return `${(r * Math.cos(a)).toFixed(2)} ${(r * Math.sin(a)).toFixed(2)}`;
};
