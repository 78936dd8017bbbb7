/** Time and memory of reading one file, measured in a process that reads nothing else (file-reader.ts). */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { makeDocx, paragraph } from './docx-files.ts';
import type { Reading } from './file-reader.ts';
import { mp4 } from './film-boxes.ts';
import { WORDS, type HostileFile } from './hostile-file.ts';
import { onePage, text } from './pdf-files.ts';

const script = fileURLToPath(new URL('file-reader.ts', import.meta.url));
const PATIENCE_MS = 60_000;

/** What takes longer than a minute is ended, and has taken that. */
export async function measureFile(file: HostileFile, bytes: Buffer): Promise<Reading> {
  const folder = mkdtempSync(join(tmpdir(), 'upload-'));
  const ending = extname(file.fileName).replaceAll(/[^.\w]/g, '') || '.bin';
  const [harmless, hostile] = [join(folder, `harmless${ending}`), join(folder, `hostile${ending}`)];
  writeFileSync(harmless, await harmlessFile(file));
  writeFileSync(hostile, bytes);
  const child = fork(script, [file.door, harmless, hostile], { execArgv: ['--expose-gc'], stdio: 'inherit' });
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  try {
    const told = once(child, 'message').then(([reading]) => reading as Reading);
    const ended = once(child, 'exit').then(([code, signal]): Reading => {
      return {
        milliseconds: PATIENCE_MS,
        before: 0,
        peak: Infinity,
        outcome: `the process ended with ${code ?? signal}`,
      };
    });
    return await Promise.race([told, ended]);
  } finally {
    clearTimeout(timer);
    rmSync(folder, { recursive: true });
  }
}

/** Of the same kind. */
async function harmlessFile({ door, contentType }: HostileFile): Promise<Buffer> {
  if (door === 'film' || door === 'answer-video') return mp4();
  if (contentType === 'application/pdf') return onePage({ content: Buffer.from(text(WORDS)) });
  if (contentType.startsWith('image/'))
    return sharp({ create: { width: 9, height: 9, channels: 3, background: '#369' } })
      .png()
      .toBuffer();
  return contentType.endsWith('document') ? makeDocx({ body: paragraph(WORDS) }) : Buffer.from(WORDS);
}
