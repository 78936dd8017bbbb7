/**
 * InvokeModel in the shape of Stability AI's Stable Image Remove Background. The work is a simple one: from the edges
 * inwards, what looks like the edge is taken for the background. A plain wall goes, a busy street stays.
 */
import { Buffer } from 'node:buffer';
import * as z from 'zod';
import { EngineError } from '../engine.ts';
import { parseJson } from './parse-json.ts';

/** Source: Amazon Bedrock User Guide, Stable Image Remove Background. */
const LEAST_SIDE = 64;
const MOST_PIXELS = 9_437_184;

/** How far a colour may be from its neighbour's, and from the edge that the fill began at, of 441. */
const NEAR_NEIGHBOUR = 14;
const NEAR_EDGE = 72;

const Request = z.strictObject({
  image: z.base64().min(1, 'expected a picture'),
  output_format: z.enum(['jpeg', 'png', 'webp']).default('png'),
});

export type RemoveBackgroundAnswer = { images: string[]; seeds: number[]; finish_reasons: (string | null)[] };

/** Throws ValidationException for what is not a picture, one of another size, and unknown members. */
export async function removeBackground(body: Buffer): Promise<RemoveBackgroundAnswer> {
  const parsed = Request.safeParse(parseJson(body));
  if (!parsed.success) throw new EngineError('ValidationException', z.prettifyError(parsed.error));
  const { image, output_format: format } = parsed.data;
  const { data, info } = await decode(Buffer.from(image, 'base64'));
  if (Math.min(info.width, info.height) < LEAST_SIDE || info.width * info.height > MOST_PIXELS) {
    throw new EngineError('ValidationException', `The picture has ${info.width} × ${info.height} pixels.`);
  }
  clearBackground(data, info.width, info.height);
  const { default: sharp } = await import('sharp');
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  // The outermost pixels hold some of the background: the edge goes inwards a little, and becomes soft.
  const edge = await sharp(data, { raw }).extractChannel(3).blur(1.2).linear(2, -255).raw().toBuffer();
  edge.forEach((alpha, pixel) => {
    data[pixel * 4 + 3] = alpha;
  });
  const picture = await sharp(data, { raw }).toFormat(format).toBuffer();
  return { images: [picture.toString('base64')], seeds: [0], finish_reasons: [null] };
}

async function decode(picture: Buffer) {
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw new EngineError('ValidationException', `The picture cannot be read: ${String(error)}`);
  }
}

/** Makes the background of RGBA pixels see-through, in place. */
function clearBackground(pixels: Buffer, width: number, height: number): void {
  const front = edgeOf(width, height);
  /** By pixel: the one at the edge that the fill came from, plus one; 0 where it did not come. */
  const origins = new Int32Array(width * height);
  for (const pixel of front) origins[pixel] = pixel + 1;
  const visit = (next: number, pixel: number, origin: number): void => {
    if (origins[next] || distance(pixels, next, pixel) > NEAR_NEIGHBOUR) return;
    if (distance(pixels, next, origin - 1) > NEAR_EDGE) return;
    origins[next] = origin;
    front.push(next);
  };
  for (let pixel = front.pop(); pixel !== undefined; pixel = front.pop()) {
    const origin = origins[pixel] ?? 0;
    const x = pixel % width;
    if (x > 0) visit(pixel - 1, pixel, origin);
    if (x < width - 1) visit(pixel + 1, pixel, origin);
    if (pixel >= width) visit(pixel - width, pixel, origin);
    if (pixel < width * (height - 1)) visit(pixel + width, pixel, origin);
  }
  origins.forEach((origin, pixel) => {
    if (origin) pixels[pixel * 4 + 3] = 0;
  });
}

/** The upper edge and the upper half of both sides: people stand on the lower one. */
function edgeOf(width: number, height: number): number[] {
  const top = Array.from({ length: width }, (_, x) => x);
  const sides = Array.from({ length: Math.floor(height / 2) }, (_, y) => [y * width, y * width + width - 1]);
  return [...new Set([...top, ...sides.flat()])];
}

function distance(pixels: Buffer, one: number, other: number): number {
  const channel = (offset: number) => (pixels[one * 4 + offset] ?? 0) - (pixels[other * 4 + offset] ?? 0);
  return Math.hypot(channel(0), channel(1), channel(2));
}
