/** Files of a tar archive (POSIX ustar), for machines that have no `tar`, as Lambda's. */

const BLOCK = 512;

export type TarFile = { name: string; body: Buffer };

/** Only its files: folders follow from their names. */
export function readTar(archive: Buffer): TarFile[] {
  const files: TarFile[] = [];
  for (let at = 0; at + BLOCK <= archive.length;) {
    const field = (start: number, end: number): string =>
      archive
        .subarray(at + start, at + end)
        .toString()
        .replace(/\0[^]*$/, '');
    const name = field(0, 100);
    const sizeBytes = Number.parseInt(field(124, 136), 8) || 0;
    const isFile = ['', '0'].includes(field(156, 157));
    const start = at + BLOCK;
    if (name !== '' && isFile) files.push({ name, body: archive.subarray(start, start + sizeBytes) });
    at = start + Math.ceil(sizeBytes / BLOCK) * BLOCK;
  }
  return files;
}
