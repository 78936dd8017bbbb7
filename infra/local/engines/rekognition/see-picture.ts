/**
 * What the stand-in sees in a picture. It recognizes nothing by sight. It decodes the picture and measures it (light,
 * sharpness, contrast, colours); and where a QR code in it holds `see:?label=Car&text=WXY 1234`, it takes that for what the
 * picture shows, surely. Demonstrations and tests bring such pictures; any other shows nothing.
 */
import type { Buffer } from 'node:buffer';
import jsQR from 'jsqr';
import { EngineError } from '../engine.ts';

export type Sight = {
  labels: string[];
  texts: string[];
  /** From 0 to 100 each. */
  brightness: number;
  sharpness: number;
  contrast: number;
  /** The mean colour. */
  color: { red: number; green: number; blue: number };
};

/** Rekognition's own limits (developer guide, "Guidelines and quotas"). */
const LEAST_SIDE = 80;

/** Pictures are measured at this size, so that the same scene is as sharp however many pixels it has. */
const MEASURED_SIDE = 1_000;

/** The variance of the Laplacian from which on a picture counts as wholly sharp. */
const WHOLLY_SHARP = 400;

const MARK = 'see:?';

/** Throws InvalidImageFormatException for what is no JPEG or PNG, InvalidParameterException for one that is too small. */
export async function seePicture(picture: Buffer): Promise<Sight> {
  const { data, width, height } = await decode(picture);
  const pixels = width * height;
  const gray = new Float32Array(pixels);
  const sums = { red: 0, green: 0, blue: 0 };
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = [data[pixel * 4], data[pixel * 4 + 1], data[pixel * 4 + 2]];
    sums.red += red;
    sums.green += green;
    sums.blue += blue;
    // Luma of Rec. 601.
    gray[pixel] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  const { mean, deviation } = spreadOf(gray);
  return {
    ...readMark(data, width, height),
    brightness: percent(mean / 255),
    contrast: percent((2 * deviation) / 255),
    sharpness: percent(laplacianVariance(gray, width, height) / WHOLLY_SHARP),
    color: {
      red: Math.round(sums.red / pixels),
      green: Math.round(sums.green / pixels),
      blue: Math.round(sums.blue / pixels),
    },
  };
}

async function decode(picture: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const { default: sharp } = await import('sharp');
  const { format, width, height } = await sharp(picture)
    .metadata()
    .catch(() => ({ format: 'none', width: 0, height: 0 }));
  if (format !== 'jpeg' && format !== 'png')
    throw new EngineError('InvalidImageFormatException', 'Request has invalid image format');
  if (Math.min(width, height) < LEAST_SIDE)
    throw new EngineError('InvalidParameterException', `Images must have at least ${LEAST_SIDE} pixels on each side.`);
  const { data, info } = await sharp(picture)
    .rotate()
    .resize({ width: MEASURED_SIDE, height: MEASURED_SIDE, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function readMark(data: Buffer, width: number, height: number): Pick<Sight, 'labels' | 'texts'> {
  const read = jsQR.default(new Uint8ClampedArray(data), width, height);
  const said = new URLSearchParams(read?.data.startsWith(MARK) ? read.data.slice(MARK.length) : '');
  return { labels: said.getAll('label'), texts: said.getAll('text') };
}

function spreadOf(values: Float32Array): { mean: number; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, deviation: Math.sqrt(variance) };
}

/** How much neighbours differ: edges of a picture in focus do, those of a blurred one do not. */
function laplacianVariance(gray: Float32Array, width: number, height: number): number {
  const values = new Float32Array((width - 2) * (height - 2));
  let next = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const around = (gray[at - 1] ?? 0) + (gray[at + 1] ?? 0) + (gray[at - width] ?? 0) + (gray[at + width] ?? 0);
      values[next] = 4 * (gray[at] ?? 0) - around;
      next += 1;
    }
  }
  return spreadOf(values).deviation ** 2;
}

const percent = (share: number): number => Math.round(Math.min(Math.max(share, 0), 1) * 10_000) / 100;
