/** Content of a file that an answer holds whole. */

/** A function answers at most 6 MB, and JSON writes some characters longer. */
const MOST_BYTES = 4_000_000;

/** The head and as many whole pieces as fit into so many bytes of UTF-8. */
export function joinWithin(
  head: string,
  pieces: readonly string[],
  mostBytes = MOST_BYTES,
): { content: string; count: number } {
  let bytes = Buffer.byteLength(head);
  let count = 0;
  for (const piece of pieces) {
    bytes += Buffer.byteLength(piece);
    if (bytes > mostBytes) break;
    count += 1;
  }
  return { content: head + pieces.slice(0, count).join(''), count };
}
