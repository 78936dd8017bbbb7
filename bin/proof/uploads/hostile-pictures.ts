/** Pictures that are none, hide something, or are far larger than they look (SECURITY.md T31, T33, T34). */
import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { commentBlock, makeGif, xmpBlock } from './gif-files.ts';
import { HARM, type HostileFile, type Outcome } from './hostile-file.ts';
import {
  circularExif,
  comment,
  iptcSegment,
  withScansRepeated,
  withSegments,
  withSize,
  xmpSegment,
} from './jpeg-files.ts';
import { blackPng, chunk, compressedChunk, head, longTextChunk, pngOf, textChunk, zeros } from './png-files.ts';
import { makeZip } from './zip-files.ts';

type PictureType = 'image/png' | 'image/jpeg' | 'image/gif';

const UNSUPPORTED: Outcome = { refused: ['file_type_unsupported'] };
const KEPT: Outcome = { kept: true };

const picture = (
  name: string,
  contentType: PictureType,
  make: HostileFile['make'],
  outcome: Outcome,
  fileName = `picture.${contentType.slice(6)}`,
): HostileFile => ({ name, door: 'photo', contentType, fileName, make, outcome });

const SCRIPT = `<script>${HARM}()</script>`;
const HTML = `<!doctype html><html><body>${SCRIPT}</body></html>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>${HARM}()</script><image href="file:///etc/passwd"/></svg>`;
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description exif:GPSLatitude="59,19.0N" dc:creator="${HARM}"/></rdf:RDF></x:xmpmeta>`;

const canvas = (width = 60, height = 40): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#369' }, limitInputPixels: false });
const png = (): Promise<Buffer> => canvas().png().toBuffer();
const jpeg = (): Promise<Buffer> => canvas().jpeg().toBuffer();
const text = (words: string) => (): Buffer => Buffer.from(words);
const noise = (bytes: number): Buffer => randomBytes(bytes);

/** What says that it is a picture, and is none, or is one of another kind. */
const impostors: HostileFile[] = [
  picture('SVG with a script, called PNG', 'image/png', text(SVG), UNSUPPORTED),
  picture(
    'SVG behind a mark of Unicode, XML and spaces, called JPG',
    'image/jpeg',
    text(`\uFEFF<?xml version="1.0"?>\n${' '.repeat(2_000)}${SVG}`),
    UNSUPPORTED,
  ),
  picture('compressed SVG, called PNG', 'image/png', () => gzipSync(SVG), UNSUPPORTED),
  picture(
    'SVG of a million elements',
    'image/png',
    text(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${'<g/>'.repeat(990_000)}</svg>`),
    UNSUPPORTED,
  ),
  picture('SVG with entities that multiply', 'image/png', text(multiplying()), UNSUPPORTED),
  picture('HTML, called GIF', 'image/gif', text(HTML), UNSUPPORTED),
  picture('PDF, called JPG', 'image/jpeg', text(`%PDF-1.7\n${HARM}`), UNSUPPORTED),
  picture(
    'drawing commands of ImageMagick, called JPG',
    'image/jpeg',
    text(`push graphic-context\nviewbox 0 0 9 9\nfill 'url(https://127.0.0.1/"|${HARM}")'\npop graphic-context`),
    UNSUPPORTED,
  ),
  picture('PostScript, called JPG', 'image/jpeg', text(`%!PS-Adobe-3.0 EPSF-3.0\n(${HARM}) run`), UNSUPPORTED),
  picture(
    'a program, called PNG',
    'image/png',
    () => Buffer.concat([Buffer.from('7f454c46020101', 'hex'), noise(500)]),
    UNSUPPORTED,
  ),
  picture('WebP', 'image/png', () => canvas().webp().toBuffer(), UNSUPPORTED),
  picture('AVIF', 'image/jpeg', () => canvas().avif().toBuffer(), UNSUPPORTED),
  picture('TIFF', 'image/jpeg', () => canvas().tiff().toBuffer(), UNSUPPORTED),
  picture('BMP', 'image/png', () => Buffer.concat([Buffer.from('BM'), noise(200)]), UNSUPPORTED),
  picture('Radiance HDR', 'image/png', text('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 1\nabcd'), UNSUPPORTED),
  picture(
    'portable pixmap',
    'image/png',
    () => Buffer.concat([Buffer.from('P6 40000 40000 255\n'), noise(100)]),
    UNSUPPORTED,
  ),
  picture(
    'MP4, called JPG',
    'image/jpeg',
    () => Buffer.concat([Buffer.from('00000018667479706d703432', 'hex'), noise(99)]),
    UNSUPPORTED,
  ),
  picture('PNG under the type of a GIF', 'image/gif', png, KEPT),
];

/** What is two files at once. */
const polyglots: HostileFile[] = [
  picture(
    'PNG with HTML behind its end',
    'image/png',
    async () => Buffer.concat([await png(), Buffer.from(HTML)]),
    KEPT,
  ),
  picture(
    'PNG with HTML in its texts',
    'image/png',
    () => withinPng(textChunk('Comment', HTML), longTextChunk('Description', HTML)),
    KEPT,
  ),
  picture(
    'PNG with a script in a chunk that nobody knows',
    'image/png',
    () => withinPng(chunk('ruSt', Buffer.from(HTML))),
    KEPT,
  ),
  picture('GIF that is also JavaScript', 'image/gif', () => javascriptGif(), UNSUPPORTED),
  picture(
    'GIF with a script in a comment, and more behind its end',
    'image/gif',
    () => makeGif({ width: 9, height: 9, blocks: [commentBlock(SCRIPT)], tail: Buffer.from(HTML) }),
    KEPT,
  ),
  picture(
    'JPG with a ZIP behind its end',
    'image/jpeg',
    async () => Buffer.concat([await jpeg(), makeZip([{ name: 'a.class', data: Buffer.from(HARM) }])]),
    KEPT,
  ),
  picture(
    'JPG with PHP in a comment',
    'image/jpeg',
    async () => withSegments(await jpeg(), comment(`<?php ${HARM}(); ?>`)),
    KEPT,
  ),
  picture(
    'JPG with a PDF in a comment',
    'image/jpeg',
    async () => withSegments(await jpeg(), comment(`%PDF-1.7\n${HARM}`)),
    KEPT,
  ),
  picture(
    'JPG with a film behind its end, as telephones record',
    'image/jpeg',
    async () => Buffer.concat([await jpeg(), Buffer.from('00000018667479706d703432', 'hex'), Buffer.from(HARM)]),
    KEPT,
  ),
  picture(
    'JPG with a second, whole picture behind its end',
    'image/jpeg',
    async () => Buffer.concat([await jpeg(), withSegments(await jpeg(), comment(HARM))]),
    KEPT,
  ),
];

/** What says where it was taken, and by whom. */
const places: HostileFile[] = [
  picture('GPS in the EXIF of a JPG', 'image/jpeg', () => located(canvas()).jpeg().toBuffer(), KEPT),
  picture('GPS in the EXIF of a PNG', 'image/png', () => located(canvas()).png().toBuffer(), KEPT),
  picture('GPS in the XMP of a JPG', 'image/jpeg', async () => withSegments(await jpeg(), xmpSegment(XMP)), KEPT),
  picture('GPS in the XMP of a PNG', 'image/png', () => withinPng(longTextChunk('XML:com.adobe.xmp', XMP)), KEPT),
  picture(
    'GPS in the XMP of a GIF',
    'image/gif',
    () => makeGif({ width: 9, height: 9, blocks: [xmpBlock(XMP)] }),
    KEPT,
  ),
  picture('names in the IPTC of a JPG', 'image/jpeg', async () => withSegments(await jpeg(), iptcSegment(HARM)), KEPT),
  picture(
    'a place in the texts of a PNG',
    'image/png',
    () => withinPng(textChunk('Location', `59.32 N 18.06 E ${HARM}`)),
    KEPT,
  ),
  picture('EXIF that leads to itself', 'image/jpeg', async () => withSegments(await jpeg(), circularExif()), KEPT),
];

/** What is broken, or uses what few use. */
const oddities: HostileFile[] = [
  picture(
    'nothing but the first bytes of a PNG',
    'image/png',
    () => pngOf(Buffer.alloc(0)).subarray(0, 8),
    UNSUPPORTED,
  ),
  picture(
    'first bytes of a GIF before noise',
    'image/gif',
    () => Buffer.concat([Buffer.from('GIF89a'), noise(4_000)]),
    UNSUPPORTED,
  ),
  picture(
    'first bytes of a JPG before noise',
    'image/jpeg',
    () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), noise(4_000)]),
    UNSUPPORTED,
  ),
  picture('half a PNG', 'image/png', async () => half(await photo().png().toBuffer()), UNSUPPORTED),
  picture('half a JPG', 'image/jpeg', async () => half(await photo().jpeg().toBuffer()), UNSUPPORTED),
  picture('half a GIF', 'image/gif', async () => half(await photo().gif().toBuffer()), UNSUPPORTED),
  picture('PNG without its pixels', 'image/png', () => pngOf(head({ width: 9, height: 9 })), UNSUPPORTED),
  picture(
    'GIF with codes that mean nothing',
    'image/gif',
    () => makeGif({ width: 9, height: 9, codes: Buffer.from([0x0b, 0xff, ...noise(255), 0]) }),
    { kept: true, orRefused: ['file_type_unsupported'] },
  ),
  picture('CMYK', 'image/jpeg', () => photo().toColourspace('cmyk').jpeg().toBuffer(), KEPT),
  picture('16 bits a sample', 'image/png', () => photo().toColourspace('rgb16').png().toBuffer(), KEPT),
  picture('Adam7', 'image/png', () => photo().png({ progressive: true }).toBuffer(), KEPT),
];

/** What is small to send, and large to look at. */
const bombs: HostileFile[] = [
  picture(
    'PNG whose head says 2,147,483,647 × 2,147,483,647',
    'image/png',
    () => pngOf(head({ width: 0x7fffffff, height: 0x7fffffff }), chunk('IDAT', zeros(10))),
    UNSUPPORTED,
  ),
  picture(
    'PNG whose head says 65,535 × 65,535',
    'image/png',
    () => pngOf(head({ width: 65_535, height: 65_535 }), chunk('IDAT', zeros(1_000))),
    UNSUPPORTED,
  ),
  picture(
    'PNG of 256 megapixels, all of them there',
    'image/png',
    () => blackPng({ width: 16_000, height: 16_000, colour: 'grey' }),
    UNSUPPORTED,
  ),
  picture('PNG of 25.1 megapixels', 'image/png', () => blackPng({ width: 5_010, height: 5_010 }), UNSUPPORTED),
  picture('PNG of 24.9 megapixels', 'image/png', () => blackPng({ width: 4_990, height: 4_990 }), KEPT),
  picture(
    'PNG of 24.9 megapixels, Adam7, 16 bits a sample',
    'image/png',
    () => blackPng({ width: 4_990, height: 4_990, depth: 16, colour: 'rgba', isInterlaced: true }),
    UNSUPPORTED,
  ),
  picture(
    'PNG of 20,000,000 × 1',
    'image/png',
    () => blackPng({ width: 20_000_000, height: 1, colour: 'grey' }),
    UNSUPPORTED,
  ),
  picture(
    'PNG of 1 × 20,000,000',
    'image/png',
    () => blackPng({ width: 1, height: 20_000_000, colour: 'grey' }),
    UNSUPPORTED,
  ),
  picture(
    'PNG whose text unpacks to 200 MB',
    'image/png',
    () => withinPng(compressedChunk('zTXt', 'Comment', zeros(200_000_000))),
    KEPT,
  ),
  picture(
    'PNG whose colour profile unpacks to 200 MB',
    'image/png',
    () => withinPng(compressedChunk('iCCP', 'p', zeros(200_000_000))),
    KEPT,
  ),
  picture('GIF whose screen is 65,535 × 65,535', 'image/gif', () => makeGif({ width: 65_535, height: 65_535 }), KEPT),
  picture(
    'GIF of 100,000 frames on a screen of 5,000 × 4,900',
    'image/gif',
    () => makeGif({ width: 5_000, height: 4_900, frames: 100_000 }),
    KEPT,
  ),
  picture(
    'JPG whose head says 65,500 × 65,500',
    'image/jpeg',
    async () => withSize(await jpeg(), 65_500, 65_500),
    UNSUPPORTED,
  ),
  picture(
    'JPG of 24.9 megapixels, progressive, CMYK',
    'image/jpeg',
    () => canvas(4_990, 4_990).toColourspace('cmyk').jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    UNSUPPORTED,
  ),
  picture(
    'JPG of 24.9 megapixels in 5,000 scans',
    'image/jpeg',
    async () =>
      withScansRepeated(
        await canvas(4_990, 4_990).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
        5_000,
      ),
    UNSUPPORTED,
  ),
];

/** Names that mean something to a system that believes them. */
const names: HostileFile[] = [
  'photo.php.png',
  '../../../../etc/passwd.png',
  String.raw`C:\Windows\System32\photo.png`,
  'photo\u202Egnp.exe',
  'photo\r\nset-cookie: a=b.png',
  'photo\u0000.php',
  '"><img src=x onerror=alert(1)>.png',
  '=cmd|calc!A1.png',
].map((fileName) =>
  picture(`name ${JSON.stringify(fileName)}`, 'image/png', png, { kept: true, orRefused: ['input_invalid'] }, fileName),
);

export const hostilePictures: readonly HostileFile[] = [
  ...[...impostors, ...polyglots, ...places, ...oddities, ...bombs, ...names],
  ...[...impostors, ...polyglots, ...places, ...oddities, ...bombs.slice(0, 7)].flatMap(toAnswer('answer-photo')),
  ...impostors.flatMap(toAnswer('answer-file')),
];

/** The same by the door of an application's answers, where GIF is none of the kinds. */
function toAnswer(door: 'answer-photo' | 'answer-file'): (file: HostileFile) => HostileFile[] {
  const refused: Outcome = { refused: ['upload_type_unsupported', 'pdf_damaged'] };
  return (file) =>
    file.contentType === 'image/gif'
      ? []
      : [{ ...file, door, outcome: 'refused' in file.outcome ? refused : file.outcome }];
}

/** Something to see. */
function photo(): Sharp {
  const [width, height] = [300, 200];
  return sharp(noise(width * height * 3), { raw: { width, height, channels: 3 } });
}

const half = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2);

const located = (picture: Sharp): Sharp =>
  picture.withExif({
    IFD0: { Artist: HARM, Copyright: HARM },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 19/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '18/1 3/1 0/1' },
  });

/** Chunks of ours right behind the head of a good one. */
async function withinPng(...chunks: Buffer[]): Promise<Buffer> {
  const whole = await png();
  const behindHead = 8 + 25;
  return Buffer.concat([whole.subarray(0, behindHead), ...chunks, whole.subarray(behindHead)]);
}

/** The width is the start of a comment of JavaScript: the file is a script and says that it is a GIF. */
function javascriptGif(): Buffer {
  const screen = Buffer.from('/*', 'latin1');
  return Buffer.concat([Buffer.from('GIF89a'), screen, Buffer.alloc(20), Buffer.from(`*/=1;${HARM}();`)]);
}

/** Each entity is ten of the one before. */
function multiplying(): string {
  const entities = Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`);
  return `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY e0 "${HARM}">${entities.join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&e9;</text></svg>`;
}
