/** A ZIP file that is never whole in memory: texts are compressed, files pass through as they are, one after the other. */
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Pictures, films and PDFs are compressed already. */
export type ZipEntry = { name: string } & ({ text: string } | { bytes: number; read(): AsyncIterable<Uint8Array> });

export async function* zipStream(entries: readonly ZipEntry[], at: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for (const entry of entries) {
    const file = 'text' in entry ? new ZipDeflate(entry.name) : new ZipPassThrough(entry.name);
    file.mtime = at;
    zip.add(file);
    if ('text' in entry) file.push(strToU8(entry.text), true);
    else {
      for await (const chunk of entry.read()) {
        file.push(chunk);
        yield* ready.splice(0);
      }
      file.push(new Uint8Array(), true);
    }
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

/** How long it will be, without reading a file: S3 wants to know before the first byte. */
export async function zipLength(entries: readonly ZipEntry[], at: Date): Promise<number> {
  let length = 0;
  for (const entry of entries) length += 'bytes' in entry ? entry.bytes : 0;
  const hollow = entries.map((entry) => ('read' in entry ? { ...entry, read: nothing } : entry));
  for await (const chunk of zipStream(hollow, at)) length += chunk.length;
  return length;
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
