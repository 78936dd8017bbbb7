/** How long the browser may take to fetch what it is handed: the download has the bytes only after this turn. */
const FETCH_MS = 10_000;

/** Hands a file to the browser to be kept. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FETCH_MS);
}
