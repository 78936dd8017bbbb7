/**
 * A letter and a mark that stands higher than its font's usual are two pieces of text in some files (Typst's, for one), and
 * each piece says the whole cluster: Thai ที่ would be read twice. The piece that is the mark alone is left out here.
 */

type Piece = {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
  /** With a text of its own (`ActualText`). */
  isSpan: boolean;
  /** A space that PDFium guesses. */
  isGuess: boolean;
};

/** Characters of one glyph, or a span: from a place on, to before another. */
type Cluster = { start: number; end: number; isSpan: boolean };

/** Shares of the type's size by which a mark may stand beside its letter; the second half of Thai ำ stands behind it. */
const BESIDE = 0.1;
const BEHIND = 0.5;

export function withoutRepeatedMarks<One extends Piece>(found: readonly One[]): One[] {
  const clusters = clustersOf(found);
  const placesAt = placesByLevel(found);
  const levelOf = ({ start }: Cluster): number => placesAt.get(toLevel(found[start]?.baseline ?? 0))?.size ?? 0;
  const byLetters = Map.groupBy(clusters, (cluster) => lettersOf(found, cluster));
  const dropped = new Set<number>();
  for (const same of byLetters.values()) {
    for (const mark of same) {
      if (same.some((other) => levelOf(mark) <= levelOf(other) && isMarkOf(found, mark, other)))
        drop(found, mark, dropped);
    }
  }
  return found.filter((_, index) => !dropped.has(index));
}

/** Most letters of a line stand on one, its marks on others. */
const toLevel = (baseline: number): number => Math.round(baseline * 1_000);

/** How many glyphs stand on each. */
function placesByLevel(found: readonly Piece[]): Map<number, Set<number>> {
  const places = new Map<number, Set<number>>();
  for (const { baseline, left } of found) {
    const level = toLevel(baseline);
    places.set(level, (places.get(level) ?? new Set()).add(left));
  }
  return places;
}

/** Those of several letters, one of which is a mark. */
function clustersOf(found: readonly Piece[]): Cluster[] {
  const clusters: Cluster[] = [];
  for (let start = 0, end = 1; start < found.length; start = end, end += 1) {
    const first = found[start];
    while (first && !first.isSpan && isOneGlyph(first, found[end])) end += 1;
    const text = found
      .slice(start, end)
      .map((one) => one.text)
      .join('');
    if (text.length > 1 && /\p{M}/u.test(text)) clusters.push({ start, end, isSpan: first?.isSpan === true });
  }
  return clusters;
}

const isOneGlyph = (one: Piece, other: Piece | undefined): boolean =>
  other !== undefined &&
  !other.isSpan &&
  one.left === other.left &&
  one.right === other.right &&
  one.baseline === other.baseline;

/** In one order, since PDFium turns those of Arabic round. */
const lettersOf = (found: readonly Piece[], { start, end }: Cluster): string =>
  [
    ...found
      .slice(start, end)
      .map(({ text }) => text)
      .join(''),
  ]
    .toSorted()
    .join('');

function isMarkOf(found: readonly Piece[], mark: Cluster, letter: Cluster): boolean {
  const [one, other] = [found[mark.start], found[letter.start]];
  if (!one || !other || mark === letter) return false;
  const middle = (one.left + one.right) / 2;
  const behind = other.text.endsWith('\u0e33') ? BEHIND : BESIDE;
  const isThere = middle > other.left - BESIDE * other.size && middle < other.right + behind * other.size;
  const isNarrower = one.right - one.left < other.right - other.left;
  const isRaised = toLevel(one.baseline) !== toLevel(other.baseline);
  return isThere && (isRaised || isNarrower) && Math.abs(one.baseline - other.baseline) < other.size;
}

/** With the spaces that PDFium guesses on its way up to it. */
function drop(found: readonly Piece[], { start, end }: Cluster, dropped: Set<number>): void {
  for (let index = start; index < end; index += 1) dropped.add(index);
  for (const index of [start - 1, end]) {
    if (found[index]?.isGuess === true && found[index].baseline !== found[start - 2]?.baseline) dropped.add(index);
  }
}
