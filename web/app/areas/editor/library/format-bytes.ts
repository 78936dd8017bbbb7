/** A file's size in the reader's words: "184 kB", "1.2 MB". */
export function formatBytes(bytes: number, language: string): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(Math.max(1, bytes / 1_000) / (isLarge ? 1_000 : 1));
}
