import type { QrDesign } from '../../../shared/model/place.ts';
import type { QrModules } from './qr-eyes.ts';

type Place = { row: number; column: number };

/** One path for all dark modules in their shape. */
export function modulePath(modules: QrModules, shape: QrDesign['moduleShape']): string {
  if (shape === 'square') return runs(modules);
  const draw = shape === 'dots' ? dot : rounded;
  return places(modules)
    .map((place) => draw(place, modules))
    .join('');
}

function places({ size, isDark }: QrModules): Place[] {
  const indices = Array.from({ length: size }, (_, index) => index);
  return indices.flatMap((row) => indices.flatMap((column) => (isDark(row, column) ? [{ row, column }] : [])));
}

/** Neighbours of a row are one bar: no hairlines between them, and a short path. */
function runs({ size, isDark }: QrModules): string {
  const bars: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!isDark(row, column)) continue;
      const start = column;
      while (column + 1 < size && isDark(row, column + 1)) column += 1;
      const length = column - start + 1;
      bars.push(`M${start} ${row}h${length}v1h${-length}z`);
    }
  }
  return bars.join('');
}

/** A little smaller than its module, so that neighbours are dots and not beads on a string. */
const DOT_RADIUS = 0.46;

/** What the grid is measured by stays whole: between dots some readers lose count. */
function dot({ row, column }: Place, { isGuide }: QrModules): string {
  if (isGuide(row, column)) return `M${column} ${row}h1v1h-1z`;
  const turn = `a${DOT_RADIUS} ${DOT_RADIUS} 0 1 0`;
  const across = 2 * DOT_RADIUS;
  return `M${column + 0.5 - DOT_RADIUS} ${row + 0.5}${turn} ${across} 0${turn} ${-across} 0z`;
}

/** A corner is round where nothing touches it: connected modules flow into one another. */
function rounded({ row, column }: Place, { isDark }: QrModules): string {
  const up = isDark(row - 1, column);
  const down = isDark(row + 1, column);
  const left = isDark(row, column - 1);
  const right = isDark(row, column + 1);
  const corner = (isJoined: boolean, dx: number, dy: number, bend: string): string =>
    isJoined ? bend : `a.5 .5 0 0 1 ${dx} ${dy}`;
  return (
    `M${column} ${row + 0.5}` +
    corner(up || left, 0.5, -0.5, 'v-.5h.5') +
    corner(up || right, 0.5, 0.5, 'h.5v.5') +
    corner(down || right, -0.5, 0.5, 'v.5h-.5') +
    `${corner(down || left, -0.5, -0.5, 'h-.5v-.5')}z`
  );
}
