/** The head and as many whole pieces as fit into so many bytes of UTF-8. */
export function joinWithin(
  head: string,
  pieces: readonly string[],
  mostBytes: number,
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
