/**
 * The characters of a line whose letters run from right to left, or both ways, in the order in which they are read. PDFium
 * tells such a line in pieces and turns some of them round ("31-12-2024" becomes "2024-12-31"), so their places on the page
 * decide: from right to left, and words and figures that run from left to right turned back. That is the bidirectional
 * algorithm (UAX 9) from its end; what it shows alike ("mAh 5000" and "5000 mAh") is told apart by what is likely.
 */
import type { PageCharacter } from './page-characters.ts';

/** Characters in one place: a ligature's letters, a letter with its marks. */
type Cluster = { text: string; left: number; right: number; size: number; kind: Kind };
type Kind = 'right' | 'left' | 'figure' | 'sign' | 'space' | 'other';

const RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const ARABIC = /\p{Script=Arabic}/u;
/** Join figures into one, whatever stands before them; behind Arabic letters nothing else does. */
const SEPARATOR = /^[.,:/\u060c\u066b\u066c]$/u;
/** Belong to the figure that they stand beside, but not behind Arabic letters. */
const SIGN = /^[%‰°$€£¥#]$/u;
/** Share of the narrower one that two characters have in common when they stand in one place. */
const ONE_PLACE = 0.6;
/** Shares of the type's size: a space where the file has none, and what is no part of the same words any more. */
const SPACE = 0.2;
const FAR = 0.7;
/** Figures stand before a unit: it begins with a small letter ("mAh"), has one or two ("GB"), or is a multiple ("GHz"). */
const UNIT = /^(?:\p{Ll}.*|\p{L}{1,2}|[KMGT](?:Hz|Wh|VA|bps))$/u;

export const runsRightToLeft = (text: string): boolean => RIGHT.test(text);

/** @param isPageRight whether its page runs from right to left: then a line with one such word does, too */
export function logicalText(characters: readonly PageCharacter[], isPageRight: boolean): string {
  const clusters = withSpaces(clustersOf(characters));
  const letters = (kind: Kind): number => clusters.filter((cluster) => cluster.kind === kind).length;
  const isLineRight = isPageRight || letters('right') >= letters('left');
  const ordered = isLineRight ? turnRuns(clusters, leftRuns) : turnRuns(clusters.toReversed(), rightRuns);
  return ordered.map(({ text }) => text).join('');
}

/** Most letters of it do. */
export function isMostlyRight(characters: readonly PageCharacter[]): boolean {
  const letters = characters.filter(({ text }) => /\p{L}/u.test(text));
  return letters.filter(({ text }) => RIGHT.test(text)).length > letters.length / 2;
}

/** From right to left. */
function clustersOf(characters: readonly PageCharacter[]): Cluster[] {
  const clusters: Cluster[] = [];
  for (const { text, left, right, size } of characters) {
    const last = clusters.at(-1);
    if (text.trim() === '') {
      if (right - left > 0) clusters.push({ text: ' ', left, right, size, kind: 'space' });
    } else if (last && last.kind !== 'space' && isOnePlace(last, { text, left, right })) {
      last.text += text;
      last.kind = kindOf(last.text);
      [last.left, last.right] = [Math.min(last.left, left), Math.max(last.right, right)];
    } else clusters.push({ text, left, right, size, kind: kindOf(text) });
  }
  return clusters.toSorted((one, other) => other.left + other.right - one.left - one.right);
}

function isOnePlace(last: Cluster, next: { text: string; left: number; right: number }): boolean {
  if (last.kind !== 'right' && !RIGHT.test(next.text) && !/^\p{M}/u.test(next.text)) return false;
  const common = Math.min(last.right, next.right) - Math.max(last.left, next.left);
  return common > 0
    ? common >= ONE_PLACE * Math.min(last.right - last.left, next.right - next.left)
    : /^\p{M}/u.test(next.text);
}

function kindOf(text: string): Kind {
  if (RIGHT.test(text) && !/^[\p{Nd}\p{P}]+$/u.test(text)) return 'right';
  if (/\p{Nd}/u.test(text)) return 'figure';
  if (/\p{L}/u.test(text)) return 'left';
  return SIGN.test(text) ? 'sign' : 'other';
}

/** Those of the file, and those that it shows by a distance alone. */
function withSpaces(clusters: readonly Cluster[]): Cluster[] {
  return clusters.flatMap((cluster, index) => {
    const before = clusters[index - 1];
    const hasSpace = cluster.kind === 'space' || before?.kind === 'space';
    if (!before || hasSpace || before.left - cluster.right <= SPACE * cluster.size) return [cluster];
    const space = { text: ' ', left: cluster.right, right: before.left, size: cluster.size, kind: 'space' as const };
    return [space, cluster];
  });
}

type Run = { from: number; to: number };

function turnRuns(clusters: readonly Cluster[], runsOf: (clusters: readonly Cluster[]) => Run[]): Cluster[] {
  const turned = [...clusters];
  for (const { from, to } of runsOf(clusters)) {
    turned.splice(from, to - from + 1, ...turned.slice(from, to + 1).toReversed());
  }
  return turned;
}

/** In a line that runs from right to left: figures, and words of letters that run from left to right. */
function leftRuns(clusters: readonly Cluster[]): Run[] {
  const runs: Run[] = [];
  for (const atom of atomsOf(clusters)) {
    const last = runs.at(-1);
    if (last && isOneRun(clusters, last, atom)) last.to = atom.to;
    else runs.push(atom);
  }
  return runs;
}

/** In a line that runs from left to right: all between letters that run from right to left, but for its figures. */
function rightRuns(clusters: readonly Cluster[]): Run[] {
  const runs: Run[] = [];
  for (const [index, { kind }] of clusters.entries()) {
    if (kind !== 'right') continue;
    const last = runs.at(-1);
    if (last && clusters.slice(last.to, index).every((one) => one.kind !== 'left')) last.to = index;
    else runs.push({ from: index, to: index });
  }
  // Figures stand the right way round before all is turned: they are turned twice.
  const figures = atomsOf(clusters).filter((atom) => runs.some(({ from, to }) => from < atom.from && atom.to < to));
  return [...figures, ...runs];
}

/** What no space divides, from its first letter or figure to its last. */
function atomsOf(clusters: readonly Cluster[]): Run[] {
  const atoms: Run[] = [];
  let isOpen = false;
  for (const [index, { kind }] of clusters.entries()) {
    if (kind === 'right' || kind === 'space') isOpen = false;
    if (kind !== 'left' && kind !== 'figure' && !isSignOfFigure(clusters, index)) continue;
    const last = atoms.at(-1);
    if (last && isOpen) last.to = index;
    else atoms.push({ from: index, to: index });
    isOpen = true;
  }
  return atoms.flatMap((atom) => (isBehindArabic(clusters, atom) ? figuresOf(clusters, atom) : [atom]));
}

const isSignOfFigure = (clusters: readonly Cluster[], index: number): boolean =>
  clusters[index]?.kind === 'sign' &&
  (clusters[index - 1]?.kind === 'figure' || clusters[index + 1]?.kind === 'figure');

/** Figures alone, the last letter before them being Arabic. */
function isBehindArabic(clusters: readonly Cluster[], { from, to }: Run): boolean {
  if (clusters.slice(from, to + 1).some(({ kind }) => kind === 'left')) return false;
  const before = clusters.slice(0, from).findLast(({ kind }) => kind === 'left' || kind === 'right');
  return before !== undefined && ARABIC.test(before.text);
}

/** Behind Arabic letters a date with hyphens runs from right to left, one with slashes does not (UAX 9, W2 and W4). */
function figuresOf(clusters: readonly Cluster[], { from, to }: Run): Run[] {
  const runs: Run[] = [];
  for (let index = from; index <= to; index += 1) {
    if (clusters[index]?.kind !== 'figure') continue;
    const last = runs.at(-1);
    const isJoined =
      last !== undefined &&
      (index === last.to + 1 || (index === last.to + 2 && SEPARATOR.test(clusters[index - 1]?.text ?? '')));
    if (last && isJoined) last.to = index;
    else runs.push({ from: index, to: index });
  }
  return runs;
}

/** Words are one run, with the figures that stand between them; figures to their right are where they name something. */
function isOneRun(clusters: readonly Cluster[], run: Run, atom: Run): boolean {
  const between = clusters.slice(run.to + 1, atom.from);
  if (between.some(({ kind, left, right, size }) => kind === 'right' || right - left > FAR * size)) return false;
  const hasWords = ({ from, to }: Run): boolean => clusters.slice(from, to + 1).some(({ kind }) => kind === 'left');
  if (hasWords(run)) return hasWords(atom) || hasWordsAfter(clusters, atom);
  return hasWords(atom) && !isUnit(clusters, atom);
}

/** Whether words follow a figure in the same run. */
function hasWordsAfter(clusters: readonly Cluster[], atom: Run): boolean {
  const rest = clusters.slice(atom.to + 1);
  const end = rest.findIndex(({ kind, left, right, size }) => kind === 'right' || right - left > FAR * size);
  return rest.slice(0, end === -1 ? rest.length : end).some(({ kind }) => kind === 'left');
}

function isUnit(clusters: readonly Cluster[], { from, to }: Run): boolean {
  const word = clusters
    .slice(from, to + 1)
    .toReversed()
    .map(({ text }) => text)
    .join('');
  return UNIT.test(word);
}
