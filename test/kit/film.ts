/** Films as small as they can be: the boxes that say what they are and how long they run, and nothing to see. */
import type { Film } from '../../shared/model/film.ts';
import { accountId } from './id-tokens.ts';

function box(kind: string, ...content: Uint8Array[]): Uint8Array {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(kind, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** An MP4 of so many seconds. `brand`: what it says it is made for. */
export function mp4({ seconds = 42, brand = 'isom' } = {}): Uint8Array {
  const movie = Buffer.alloc(100);
  movie.writeUInt32BE(1_000, 12);
  movie.writeUInt32BE(seconds * 1_000, 16);
  const type = Buffer.concat([Buffer.from(brand, 'latin1'), Buffer.alloc(4), Buffer.from('isommp42', 'latin1')]);
  return Buffer.concat([box('ftyp', type), box('free'), box('moov', box('mvhd', movie)), box('mdat')]);
}

function element(id: number, content: Uint8Array): Uint8Array {
  const bytes = Buffer.from(id.toString(16), 'hex');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10_000_000 + content.length);
  return Buffer.concat([bytes, size, content]);
}

/** A WebM of so many seconds; null: it does not say, as one that a browser recorded. */
export function webm({ seconds = 42 as number | null, docType = 'webm' } = {}): Uint8Array {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE((seconds ?? 0) * 1_000);
  const scale = Buffer.from([0x0f, 0x42, 0x40]);
  const info = [element(0x2ad7b1, scale), ...(seconds === null ? [] : [element(0x4489, duration)])];
  const head = element(0x1a45dfa3, element(0x4282, Buffer.from(docType, 'latin1')));
  return Buffer.concat([head, element(0x18538067, element(0x1549a966, Buffer.concat(info)))]);
}

/** A film as a draft names it. */
export function film(filmId = '01F', changes: Partial<Film> = {}): Film {
  return {
    filmId,
    path: `/m/${accountId}/${filmId}.mp4`,
    type: 'video/mp4',
    bytes: 8_400_000,
    seconds: 42,
    name: 'hello.mp4',
    poster: null,
    captions: null,
    ...changes,
  };
}
