/** The beginning of a text in one line, ended between words after at most that many characters (UTF-16 units). */
export function firstWords(text: string, most: number): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  if (line.length <= most) return line;
  return `${line.slice(0, most).replace(/\s+\S*$/, '')} …`;
}
