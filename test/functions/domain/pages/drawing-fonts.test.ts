import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fontFaces, lackingIn } from '../../../../functions/domain/pages/drawing-fonts.ts';
import { writable } from '../../../../functions/jobs/draw-page-pictures/picture-fonts.ts';
import '../../../kit/font-library.ts';
import '../../../kit/function-environment.ts';

const han = { range: 'U+4ED8-4ED8' } as const;

vi.stubGlobal('PICTURE_FONTS', [
  { range: 'U+0041-005A,U+05D0-05EA', files: { 400: '/assets/f/hebrew-400.woff2', 700: '/assets/f/hebrew-700.woff2' } },
  { range: 'U+0E01-0E5B', files: { 400: '/assets/f/thai-400.woff2' } },
  { ...han, script: 'Hant', files: { 400: '/assets/f/tc-400.woff2' } },
  { ...han, script: 'Jpan', files: { 400: '/assets/f/jp-400.woff2' } },
]);

const s3 = mockClient(S3Client);
const font = readFileSync('node_modules/@fontsource/inter/files/inter-latin-400-normal.woff2');
beforeEach(() => {
  s3.reset();
  s3.on(GetObjectCommand).callsFake(() => ({ Body: { transformToByteArray: async () => font } }));
});
const read = (): unknown[] => s3.commandCalls(GetObjectCommand).map(({ args: [{ input }] }) => input.Key);

describe('the fonts of a drawing', () => {
  test('are in the document, cut to its letters, each letter from the first font that has it', async () => {
    const css = await fontFaces('d', 'inter', [400], 'AAא');

    expect(css.match(/unicode-range:[^;]+/g)).toEqual(['unicode-range:U+41', 'unicode-range:U+5d0']);
    expect(css).toContain('src:url(data:font/woff2;base64,d09GMg');
    expect(read()).toEqual(['assets/f/inter-latin-400.0a1b2c3d4e.woff2', 'assets/f/hebrew-400.woff2']);
  });

  test('of a heavier name come in the heaviest weight that a further script has', async () => {
    await fontFaces('d', 'fraunces', [600], 'א');

    expect(read()).toEqual(['assets/f/hebrew-700.woff2']);
  });

  test('are none that a text does not need', async () => {
    expect([await fontFaces('d', 'inter', [400], ''), read()]).toEqual(['', []]);
  });

  test('have Chinese characters in the forms of the script that is asked for', async () => {
    await fontFaces('d', 'inter', [400], '付');
    await fontFaces('d', 'inter', [400], '付', { script: 'Jpan' });

    expect(read()).toEqual(['assets/f/tc-400.woff2', 'assets/f/jp-400.woff2']);
  });

  test('have the two signs that Thai sara am is drawn as', async () => {
    expect(await fontFaces('d', 'inter', [400], 'ำ')).toContain('unicode-range:U+e33,U+e4d,U+e32');
  });

  test('say what they have no letters for', () => {
    expect(lackingIn('Maraא한🏡', 'inter')).toEqual(['한', '🏡']);
  });
});

describe('a text that is drawn', () => {
  const texts = { name: 'Mara', title: '한국어', tagline: 'Calm  rooms 🏡 here', address: 'xpage.example/mara' };

  test('loses signs that there are no fonts for, and goes as a whole when it would lose letters', () => {
    expect(writable('inter', texts)).toEqual({
      name: 'Mara',
      title: '',
      tagline: 'Calm rooms here',
      address: 'xpage.example/mara',
    });
  });
});
