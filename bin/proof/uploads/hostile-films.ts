/** Films that say where they were made, carry something else, or are none (SECURITY.md T31, T34). */
import { box, element, mp4, webm } from './film-boxes.ts';
import { HARM, type HostileFile, type Outcome } from './hostile-file.ts';

type Film = { name: string; contentType: string; make: () => Buffer; outcome: Outcome };

const KEPT: Outcome = { kept: true };
const UNKNOWN: Outcome = { refused: ['film_unknown', 'upload_type_unsupported'] };
const PLACE = Buffer.from(`+59.3293+018.0686/${HARM}`);
const HTML = Buffer.from(`<html><script>${HARM}()</script></html>`);
const MP4 = 'video/mp4';
const WEBM = 'video/webm';

const films: Film[] = [
  {
    name: 'MP4 with its place, as telephones write it',
    contentType: MP4,
    make: () => mp4([box('udta', box('\u00a9xyz', PLACE))]),
    outcome: KEPT,
  },
  {
    name: 'MP4 with its place in the list of facts',
    contentType: MP4,
    make: () =>
      mp4([box('meta', box('keys', Buffer.from('com.apple.quicktime.location.ISO6709')), box('ilst', PLACE))]),
    outcome: KEPT,
  },
  {
    name: 'MP4 with the place of a track',
    contentType: MP4,
    make: () => mp4([box('trak', box('udta', PLACE))]),
    outcome: KEPT,
  },
  {
    name: 'MP4 with XMP',
    contentType: MP4,
    make: () => mp4([], [box('uuid', Buffer.alloc(16), PLACE)]),
    outcome: KEPT,
  },
  {
    name: 'MP4 with HTML in free space',
    contentType: MP4,
    make: () => mp4([], [box('free', HTML), box('skip', HTML)]),
    outcome: KEPT,
  },
  { name: 'MP4 with HTML behind its end', contentType: MP4, make: () => mp4([], [HTML]), outcome: KEPT },
  {
    name: 'MP4 of boxes in boxes, 100,000 deep',
    contentType: MP4,
    make: () => mp4([nestedBoxes(100_000)]),
    outcome: KEPT,
  },
  {
    name: 'MP4 of 3,000,000 boxes',
    contentType: MP4,
    make: () => mp4([], [Buffer.alloc(24_000_000, box('free'))]),
    outcome: KEPT,
  },
  { name: 'HTML, called MP4', contentType: MP4, make: () => HTML, outcome: UNKNOWN },
  { name: 'AVIF, called MP4', contentType: MP4, make: () => mp4([], [], 'avif'), outcome: UNKNOWN },
  {
    name: 'HTML behind the first box of an MP4',
    contentType: MP4,
    make: () => Buffer.concat([mp4().subarray(0, 24), HTML]),
    outcome: UNKNOWN,
  },
];

const ofPages: Film[] = [
  { name: 'WebM with tags', contentType: WEBM, make: () => webm([element(0x1254c367, PLACE)]), outcome: KEPT },
  { name: 'WebM with a file in it', contentType: WEBM, make: () => webm([element(0x1941a469, HTML)]), outcome: KEPT },
  {
    name: 'WebM with a title and the program that made it',
    contentType: WEBM,
    make: () => webm([], [element(0x7ba9, PLACE), element(0x4d80, PLACE), element(0x5741, PLACE)]),
    outcome: KEPT,
  },
  {
    name: 'Matroska, called WebM',
    contentType: WEBM,
    make: () => element(0x1a45dfa3, element(0x4282, Buffer.from('matroska'))),
    outcome: UNKNOWN,
  },
];

export const hostileFilms: readonly HostileFile[] = [
  ...[...films, ...ofPages].map((film): HostileFile => ({ ...film, door: 'film', fileName: 'hello.mp4' })),
  ...films.map((film): HostileFile => ({ ...film, door: 'answer-video', fileName: 'car.mp4' })),
];

function nestedBoxes(depth: number): Buffer {
  const heads = Buffer.alloc(depth * 8);
  for (let level = 0; level < depth; level += 1) {
    heads.writeUInt32BE((depth - level) * 8, level * 8);
    heads.write('moov', level * 8 + 4, 'latin1');
  }
  return heads;
}
