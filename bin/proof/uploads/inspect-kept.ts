/** Whether what became of a hostile file is what must become of it, and whether what is served is safe. */
import sharp from 'sharp';
import { HARM, type HostileFile } from './hostile-file.ts';
import type { Received, Served } from './send-file.ts';

export type Findings = {
  /** Harm that is stored, served or read. */
  unsafe: string[];
  /** Refused for another reason than expected, or although it is harmless without its harm. */
  unexpected: string[];
};

export async function inspectReceived(file: HostileFile, received: Received): Promise<Findings> {
  const { outcome } = file;
  const { refusal, served, read } = received;
  const unsafe = (await Promise.all(served.map(inspectServed))).flat();
  if (read.includes(HARM)) unsafe.push('its hidden words are read');
  if ('refused' in outcome && refusal === null) unsafe.push('it is taken, expected a refusal');
  const isOther = 'refused' in outcome && refusal !== null && !outcome.refused.includes(refusal);
  const isKeepable = 'kept' in outcome && !outcome.orRefused?.includes(refusal ?? '');
  const isLost = 'kept' in outcome && outcome.reads !== undefined && refusal === null && !read.includes(outcome.reads);
  const unexpected = [
    ...(isOther ? [`it is refused with ${refusal}`] : []),
    ...(isKeepable && refusal !== null ? [`it is refused with ${refusal}, expected to be kept`] : []),
    ...(isLost ? ['its words are not read'] : []),
  ];
  const named = (what: string): string => `${file.door}: ${file.name}: ${what}`;
  return { unsafe: unsafe.map(named), unexpected: unexpected.map(named) };
}

async function inspectServed(served: Served): Promise<string[]> {
  const { kind, headers, body } = served;
  const ofKind = {
    picture: () => [...ofMediaHost(headers, ['image/webp']), ...wholeWebp(body)],
    film: () => ofMediaHost(headers, ['video/mp4', 'video/webm']),
    answer: () => ofDownload(headers),
    original: () => ofDownload(headers),
  };
  const problems = ofKind[kind]();
  // What a company shares is handed out as it came (docs/threats.md, T42).
  if (kind !== 'original' && body.includes(HARM)) problems.push('its harm is in what is served');
  const isPicture = kind === 'picture' || headers.get('content-type') === 'image/jpeg';
  return isPicture ? [...problems, ...(await ofPixels(body))] : problems;
}

function ofMediaHost(headers: Headers, types: readonly string[]): string[] {
  return [
    ...expectHeader(headers, 'content-type', (value) => types.includes(value)),
    ...expectHeader(headers, 'x-content-type-options', (value) => value === 'nosniff'),
    ...expectHeader(headers, 'content-security-policy', (value) => /default-src 'none'.*sandbox/.test(value)),
  ];
}

/** Saved, never shown, under a name without signs that mean something to a system or to a header. */
function ofDownload(headers: Headers): string[] {
  const types = ['image/jpeg', 'application/pdf', 'video/mp4', 'video/quicktime', 'text/plain', 'text/markdown'];
  const offered = [...types, 'text/html', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'];
  return [
    ...expectHeader(headers, 'content-type', (value) => offered.includes(value.split(';')[0] ?? '')),
    ...expectHeader(headers, 'content-disposition', isPlainAttachment),
  ];
}

function isPlainAttachment(value: string): boolean {
  const [, plain = '/', encoded = ''] = /^attachment; filename="([^"]*)"; filename\*=UTF-8''([^;]*)$/.exec(value) ?? [];
  return [plain, decodeURIComponent(encoded)].every((name) => !/[\p{C}\\/:*?"<>|]/u.test(name));
}

function expectHeader(headers: Headers, name: string, isGood: (value: string) => boolean): string[] {
  const value = headers.get(name) ?? '';
  return isGood(value) ? [] : [`${name} is ${JSON.stringify(value)}`];
}

/** As long as it says, so nothing hangs on at its end (RIFF). */
function wholeWebp(body: Buffer): string[] {
  const isWhole = body.toString('latin1', 0, 4) === 'RIFF' && body.readUInt32LE(4) + 8 === body.length;
  return isWhole ? [] : ['what is served is no whole WebP'];
}

/** Decodes, is still, and says nothing besides its pixels. */
async function ofPixels(body: Buffer): Promise<string[]> {
  const { exif, xmp, iptc, icc, pages = 1, comments = [] } = await sharp(body).metadata();
  await sharp(body, { failOn: 'warning' }).stats();
  const isBare = [exif, xmp, iptc, icc].every((part) => part === undefined) && comments.length === 0;
  return isBare && pages === 1 ? [] : ['what is served has more than pixels'];
}
