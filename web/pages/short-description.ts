/** What search engines show of a description, in characters. */
const LENGTH = 155;

/** The parts that are not empty, in one line, cut to what is shown. */
export function shortDescription(parts: readonly string[]): string {
  const text = parts
    .filter((part) => part !== '')
    .join(' ')
    .replace(/\s+/g, ' ');
  const characters = [...text];
  if (characters.length <= LENGTH) return text;
  return `${characters
    .slice(0, LENGTH - 1)
    .join('')
    .trimEnd()}…`;
}
