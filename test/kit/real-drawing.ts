/** Documents as they are drawn in truth: by a real browser, with the fonts of the build. */
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { buildFonts, buildPictureFonts } from '../../bin/build/build-fonts.ts';
import { drawDocument } from '../../functions/jobs/draw/draw-document.ts';
import { withBrowser } from '../../functions/jobs/draw/with-browser.ts';
import { DrawRequest } from '../../functions/kit/drawing.ts';
import './function-environment.ts';
import { useMemoryBuckets } from './memory-bucket.ts';

/** For the tests of a file. Gives how many requests each document tried to make, and the buckets, as `bucket/key`. */
export function useRealDrawing(): { refused: number[]; files: Map<string, string | Uint8Array> } {
  const outDir = mkdtempSync(join(tmpdir(), 'drawing-fonts-'));
  const files = useMemoryBuckets();
  const refused: number[] = [];
  const fonts: [key: string, body: Buffer][] = [];
  beforeAll(async () => {
    const options = { rootDir: process.cwd(), outDir };
    vi.stubGlobal('FONT_LIBRARY', await buildFonts(options));
    vi.stubGlobal('PICTURE_FONTS', await buildPictureFonts(options));
    for (const name of readdirSync(outDir)) fonts.push([`site/assets/f/${name}`, readFileSync(join(outDir, name))]);
    mockClient(LambdaClient)
      .on(InvokeCommand)
      .callsFake(async ({ Payload: payload }: { Payload: string }) => {
        const { html, drawing } = DrawRequest.parse(JSON.parse(payload));
        const drawn = await withBrowser((browser) => drawDocument(browser, html, drawing));
        refused.push(drawn.refused);
        return { Payload: Buffer.from(JSON.stringify({ ...drawn, body: drawn.body.toString('base64') })) };
      });
  }, 60_000);
  beforeEach(() => {
    for (const [key, body] of fonts) files.set(key, body);
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    rmSync(outDir, { recursive: true });
  });
  return { refused, files };
}
