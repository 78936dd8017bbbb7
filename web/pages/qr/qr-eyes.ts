import type { QrDesign } from '../../../shared/model/place.ts';

export type QrModules = {
  size: number;
  isDark: (row: number, column: number) => boolean;
  /** Part of the pattern by which readers measure the grid. */
  isGuide: (row: number, column: number) => boolean;
};

/** Corner radii of the outer edge of the ring, its inner edge and the pupil, in modules. */
const radii: Record<QrDesign['eyeShape'], readonly [outer: number, inner: number, pupil: number]> = {
  square: [0, 0, 0],
  rounded: [2, 1.2, 0.9],
  circle: [3.5, 2.5, 1.5],
};

/** The three eyes: a ring of one module around a light one, and a pupil of three by three. */
export function drawEyes(size: number, { colour, eyeShape }: QrDesign): string {
  const [outer, inner, pupil] = radii[eyeShape];
  const corners = [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const;
  const paths = corners.map(
    ([x, y]) => box(x, y, 7, outer) + box(x + 1, y + 1, 5, inner) + box(x + 2, y + 2, 3, pupil),
  );
  return `<path fill="${colour}" fill-rule="evenodd" d="${paths.join('')}"/>`;
}

function box(x: number, y: number, side: number, radius: number): string {
  if (radius === 0) return `M${x} ${y}h${side}v${side}h${-side}z`;
  const edge = Number((side - 2 * radius).toFixed(3));
  const arc = (dx: number, dy: number): string => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + radius} ${y}h${edge}${arc(radius, radius)}v${edge}${arc(-radius, radius)}` +
    `h${-edge}${arc(-radius, -radius)}v${-edge}${arc(radius, -radius)}z`
  );
}
