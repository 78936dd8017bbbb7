/**
 * Reads one file with the functions that the product reads it with, in a process of its own, and tells its parent how long
 * that took and how much memory the process had at most.
 *
 *   node bin/proof/uploads/file-reader.ts <door> <harmless file> <file>
 *
 * The harmless one is read first: libraries are loaded by then, as in a function that has had a request before.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Door } from './hostile-file.ts';

/** Megabytes; `outcome` is `read`, or what was thrown. */
export type Reading = { milliseconds: number; before: number; peak: number; outcome: string };

type Read = (bytes: Buffer, fileName: string) => Promise<unknown>;

/** Each loads what its function loads and no more. */
const readers: Record<Door, () => Promise<Read>> = {
  photo: async () => {
    const { makePicture } = await import('../../../functions/domain/media/make-picture.ts');
    return (bytes) => makePicture(bytes, 'library', undefined);
  },
  film: async () => {
    const { withoutMetadata } = await import('../../../functions/domain/media/film-metadata.ts');
    const { readFilm } = await import('../../../shared/rules/film-file.ts');
    return async (bytes) => {
      const film = readFilm(bytes);
      return film && withoutMetadata(bytes, film.type);
    };
  },
  cv: async () => {
    const { cvLimits, readCv } = await import('../../../functions/domain/cv/read-cv.ts');
    const { readPdf } = await import('../../../functions/domain/knowledge/read-pdf.ts');
    return async (bytes) => readCv(await readPdf(bytes, cvLimits));
  },
  document: async () => {
    const { kindOfBytes } = await import('../../../functions/domain/knowledge/kind-of-bytes.ts');
    const { makePassages } = await import('../../../functions/domain/knowledge/make-passages.ts');
    const { readDocument } = await import('../../../functions/domain/knowledge/read-document.ts');
    return async (bytes, fileName) => {
      const kind = kindOfBytes(bytes, fileName);
      return kind && makePassages((await readDocument(bytes, kind)).pages);
    };
  },
  'answer-photo': () => answerReader('photo'),
  'answer-video': () => answerReader('video'),
  'answer-file': () => answerReader('file'),
  exclusions: async () => {
    const { readExclusionFile } = await import('../../../functions/domain/insurance/insurer/change-exclusions.ts');
    return async (bytes) => readExclusionFile(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  },
  product: async () => {
    const { publishBundle } = await import('../../../functions/domain/insurance/insurer/publish-bundle.ts');
    return async (bytes) => publishBundle('company', bytes.toString('utf8'), new Date());
  },
};

async function answerReader(kind: 'photo' | 'video' | 'file'): Promise<Read> {
  const { makeFile } = await import('../../../functions/domain/insurance/files/make-file.ts');
  return (bytes) => makeFile(kind, bytes);
}

const [door = '', harmless = '', hostile = ''] = process.argv.slice(2);
const reader = await readers[door as Door]();
const read = async (file: string): Promise<string> => {
  try {
    await reader(readFileSync(file), file);
    return 'read';
  } catch (error) {
    return String(error);
  }
};

await read(harmless);
globalThis.gc?.();
// From here on the peak is that of the file (proc(5), clear_refs).
writeFileSync('/proc/self/clear_refs', '5');
const before = megabytesOf('VmRSS');
const begin = performance.now();
const outcome = await read(hostile);
const reading: Reading = { milliseconds: performance.now() - begin, before, peak: megabytesOf('VmHWM'), outcome };
process.send?.(reading, () => process.exit(0));

/** Of this process. */
function megabytesOf(name: 'VmRSS' | 'VmHWM'): number {
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  return Number(kilobytes) / 1_024;
}
