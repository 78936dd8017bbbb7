/** What is wrong with a picture, in the light of its question and of what was seen in it. */
import type { Question } from '../../../../shared/insurance/definition.ts';
import type { PictureFinding } from '../../../../shared/insurance/uploads.ts';
import type { FileRow, Seen } from './file-rows.ts';

/** In pixels: of a car across a street, a plate of 480 is read. */
const LEAST_SIDE = 480;

/** Of 100, as Rekognition measures them (ImageQuality); pictures that people take by day are well above both. */
const LEAST_BRIGHTNESS = 25;
const LEAST_SHARPNESS = 25;

/**
 * None: it can answer its question.
 * @param text the answer that must be read in it; undefined where none must, or where nothing is answered yet
 */
export function findingsOf(
  { width, height }: Pick<FileRow, 'width' | 'height'>,
  seen: Seen,
  { labels = [], leastConfidence }: NonNullable<Question['check']>,
  text: string | undefined,
): PictureFinding[] {
  if (!seen.isReadable) return [{ code: 'unreadable', wanted: null }];
  const isBelow = (value: number | null, least: number): boolean => value !== null && value < least;
  const quality = [
    ...(isBelow(width, LEAST_SIDE) || isBelow(height, LEAST_SIDE) ? (['too_small'] as const) : []),
    ...(isBelow(seen.brightness, LEAST_BRIGHTNESS) ? (['too_dark'] as const) : []),
    ...(isBelow(seen.sharpness, LEAST_SHARPNESS) ? (['blurred'] as const) : []),
  ];
  // What a bad picture does not show may be there all the same: only the picture is blamed.
  if (quality.length > 0) return quality.map((code) => ({ code, wanted: null }));
  const isSeen =
    labels.length === 0 ||
    seen.labels.some(({ name, confidence }) => labels.includes(name) && confidence >= leastConfidence);
  return [
    ...(isSeen ? [] : [{ code: 'not_seen' as const, wanted: labels.join(', ') }]),
    ...(text === undefined || isRead(text, seen.texts) ? [] : [{ code: 'not_read' as const, wanted: text }]),
  ];
}

/** In one line or over several, as plates of motorcycles are. */
function isRead(text: string, lines: readonly string[]): boolean {
  const wanted = plain(text);
  return plain(lines.join('')).includes(wanted);
}

/** Letters and digits alone; those that look alike are the same. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll('I', '1');
}
