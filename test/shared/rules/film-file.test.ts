import { describe, expect, test } from 'vitest';
import { readFilm } from '../../../shared/rules/film-file.ts';
import { isCaptions } from '../../../shared/rules/captions.ts';
import { mp4, webm } from '../../kit/film.ts';

describe('a film', () => {
  test('is known by what the file says of itself, with its length', () => {
    expect(readFilm(mp4({ seconds: 61 }))).toEqual({ type: 'video/mp4', seconds: 61 });
    expect(readFilm(webm({ seconds: 61 }))).toEqual({ type: 'video/webm', seconds: 61 });
  });

  test('may not say how long it runs', () => {
    expect(readFilm(webm({ seconds: null }))).toEqual({ type: 'video/webm', seconds: null });
    expect(readFilm(mp4({ seconds: 0 }))).toEqual({ type: 'video/mp4', seconds: null });
  });

  test.each([
    ['nothing', new Uint8Array()],
    ['a text', Buffer.from('hello, I am a film')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['sound alone', mp4({ brand: 'M4A ' })],
    ['a picture in the same boxes', mp4({ brand: 'avif' })],
    ['Matroska that browsers do not play', webm({ docType: 'matroska' })],
    ['the beginning of a film alone', mp4().subarray(0, 40)],
  ])('is not %s', (_, bytes) => {
    expect(readFilm(bytes)).toBeUndefined();
  });

  test('is read to an end, whatever its sizes say', () => {
    const whole = Buffer.concat([mp4(), webm()]);
    for (let at = 0; at < whole.length; at += 1) {
      for (const value of [0x00, 0x01, 0x7f, 0xff]) {
        const broken = Buffer.from(at < mp4().length ? mp4() : webm());
        broken[at % broken.length] = value;
        expect(() => readFilm(broken)).not.toThrow();
      }
    }
  });
});

describe('captions', () => {
  const good = 'WEBVTT\n\n00:00.000 --> 00:02.500\nHello, I am Mara.\n';

  test.each([good, `\uFEFF${good}`, good.replaceAll('\n', '\r\n'), good.replace('WEBVTT', 'WEBVTT - Mara')])(
    'are WebVTT with a cue: %j',
    (text) => {
      expect(isCaptions(text)).toBe(true);
    },
  );

  test.each([
    '',
    'WEBVTT\n',
    '1\n00:00:00,000 --> 00:00:02,500\nSubRip\n',
    `${good}${'x'.repeat(40_000)}`,
    '<script>1</script>',
  ])('are not %j', (text) => {
    expect(isCaptions(text)).toBe(false);
  });
});
