/** What a paper says, from its data: each text that stands by itself. */

/** Not printed: how it is set, and what names its file for readers' programs. */
const UNSEEN = new Set(['language', 'size', 'kind', 'align', 'page']);

export function blocksOf(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  if (isRuns(data)) return [data.map(({ text }) => text).join('')];
  if (Array.isArray(data)) return data.flatMap(blocksOf);
  if (typeof data !== 'object' || data === null) return [];
  const isWording = 'blocks' in data && 'title' in data;
  return Object.entries(data).flatMap(([key, value]) =>
    UNSEEN.has(key) || (isWording && key === 'title') ? [] : blocksOf(value),
  );
}

const isRuns = (data: unknown): data is { text: string }[] =>
  Array.isArray(data) && data.length > 0 && data.every((one) => typeof one === 'object' && 'isBold' in one);
