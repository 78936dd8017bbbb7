import { describe, expect, test } from 'vitest';
import { box, element, mp4, webm } from '../../../../bin/proof/uploads/film-boxes.ts';
import { withoutMetadata } from '../../../../functions/domain/media/film-metadata.ts';
import { boxesOf, readFilm } from '../../../../shared/rules/film-file.ts';

const place = Buffer.from('+59.3293+018.0686/canary');

describe('an MP4', () => {
  test.each([
    ['where it was taken', mp4([box('udta', box('\u00a9xyz', place))])],
    ['a list of facts', mp4([box('meta', box('ilst', place))])],
    ['where a track was taken', mp4([box('trak', box('udta', place))])],
    ['XMP', mp4([], [box('uuid', Buffer.alloc(16), place)])],
    ['something in its free space', mp4([], [box('free', place), box('skip', place)])],
    ['something behind its end', mp4([], [place])],
  ])('loses %s, and is the same film', (_, film) => {
    const left = withoutMetadata(Buffer.from(film), 'video/mp4');

    expect(left.toString('latin1')).not.toContain('canary');
    expect(left.toString('latin1')).toContain('pictures');
    expect(readFilm(left)).toEqual(readFilm(film));
  });

  test('keeps every other byte in its place', () => {
    const film = mp4([box('trak', box('mdia', Buffer.from('media')))]);

    expect(withoutMetadata(Buffer.from(film), 'video/mp4')).toEqual(film);
  });

  test('that was cut off within its pictures keeps what there is of them', () => {
    const film = mp4().subarray(0, -3);

    expect(withoutMetadata(Buffer.from(film), 'video/mp4')).toEqual(film);
  });

  test('of boxes in boxes without end is read to a depth that films have', () => {
    const deep = Array.from({ length: 20_000 }).reduce<Buffer>((inner) => box('moov', inner), Buffer.alloc(0));

    expect(() => withoutMetadata(mp4([deep]), 'video/mp4')).not.toThrow();
  });
});

describe('a WebM', () => {
  test.each([
    ['tags', webm([element(0x1254c367, place)])],
    ['long tags', webm([element(0x1254c367, place, Buffer.alloc(500))])],
    ['files', webm([element(0x1941a469, place)])],
    ['a title', webm([], [element(0x7ba9, place)])],
    ['the names of programs', webm([], [element(0x4d80, place), element(0x5741, place)])],
  ])('loses its %s, and is the same film', (_, film) => {
    const left = withoutMetadata(Buffer.from(film), 'video/webm');

    expect(left).toHaveLength(film.length);
    expect(left.toString('latin1')).not.toContain('canary');
    expect(left.toString('latin1')).toContain('pictures');
    expect(readFilm(left)).toEqual(readFilm(film));
  });
});

test('free space has no content', () => {
  const film = withoutMetadata(mp4([], [box('free', place)]), 'video/mp4');
  const free = [...boxesOf(new DataView(film.buffer, film.byteOffset, film.length))].find(
    ({ kind }) => kind === 'free',
  );

  expect(film.subarray(free?.start, free?.end).every((byte) => byte === 0)).toBe(true);
});
