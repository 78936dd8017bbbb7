import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { drawFonts } from '../../../../functions/jobs/publish-page/page-fonts.ts';
import type { Design, Profile } from '../../../../shared/model/page.ts';
import '../../../kit/font-library.ts';
import '../../../kit/function-environment.ts';
import { publicPage } from '../../../kit/rows.ts';

const s3 = mockClient(S3Client);

/** The real file of what the library's path names. */
function fontFile(key = ''): Buffer {
  const [, family = '', script = '', weight = ''] = /f\/(.+)-(latin|arabic)-(\d+)\./.exec(key) ?? [];
  const from = script === 'arabic' ? 'amiri' : family;
  const known = script === 'arabic' ? (weight === '400' ? '400' : '700') : weight;
  return readFileSync(`node_modules/@fontsource/${from}/files/${from}-${script}-${known}-normal.woff2`);
}

beforeEach(() => {
  s3.reset();
  s3.on(GetObjectCommand).callsFake(({ Key }: { Key: string }) => ({
    Body: { transformToByteArray: async () => fontFile(Key) },
  }));
});

function draw(design: Partial<Design>, html = '<h1>Mara</h1>', profile: Partial<Profile> = {}) {
  const page = publicPage({ displayName: 'Mara Lindqvist', ...profile });
  return drawFonts({ ...page, design: { ...page.design, ...design } }, html);
}

describe('the fonts of a page', () => {
  test('cost a page in the fonts of devices nothing: no file, no style, no read', async () => {
    expect(await draw({ nameFont: 'serif', aboutFont: 'system' })).toBeNull();
    expect(s3.calls()).toHaveLength(0);
  });

  test('are cut to at most 30 KB for the first screen, named by their content, and preloaded', async () => {
    const drawn = await draw({ nameFont: 'fraunces', aboutFont: 'system' });
    const [head] = drawn?.files ?? [];

    expect(drawn?.fonts.preload).toEqual([`/mara/${head?.name}`]);
    expect(head?.name).toMatch(/^f-[0-9a-f]{16}\.woff2$/);
    expect(head?.body.subarray(0, 4).toString()).toBe('wOF2');
    expect(head?.body.length).toBeLessThanOrEqual(30_000);
  });

  test('stand in with the metrics of the font to come, and are swapped', async () => {
    const { fonts } = (await draw({ nameFont: 'inter', aboutFont: 'system' })) ?? {};

    expect(fonts?.css).toContain('font-display:swap');
    expect(fonts?.css).toMatch(/font-family:nz;src:local\("Arial"\).*size-adjust:107\.1%;ascent-override:90\.4%/);
    expect(fonts?.families).toEqual({ name: 'n0,nz' });
  });

  test('hold Arabic letters in a family of their own, which is preloaded only for an Arabic name', async () => {
    const html = '<h1>Mara</h1><p>مرحبا</p>';
    const latinName = await draw({ nameFont: 'fraunces', aboutFont: 'system' }, html);
    const arabicName = await draw({ nameFont: 'fraunces', aboutFont: 'system' }, html, { displayName: 'خالد' });

    expect(latinName?.fonts.families.name).toBe('n0,n1,nz');
    expect(latinName?.fonts.preload).toHaveLength(1);
    expect(arabicName?.fonts.preload).toHaveLength(1);
    expect(arabicName?.fonts.preload).not.toEqual(latinName?.fonts.preload);
  });
});
