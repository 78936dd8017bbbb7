/**
 * Makes what is kept out of an upload: pictures are decoded and encoded anew, videos lose the boxes that say where and by
 * whom they were made, documents must open (SECURITY.md T31, T33, T34, T42).
 */
import { fileRules, maxBytesOf, MAX_VIDEO_SECONDS, type FileKind } from '../../../../shared/insurance/uploads.ts';
import { boxesOf, readVideo } from '../../../../shared/rules/film-file.ts';
import { AppError } from '../../../kit/app-error.ts';
import { decodeUpright } from '../../media/make-picture.ts';

export type MadeFile = { body: Buffer; contentType: string; width: number | null; height: number | null };

/** Longest side of a photo, in pixels: small print in it can still be read, and it stays below the 5 MB of Rekognition. */
const LONGEST_SIDE = 2_400;

const MAX_PDF_PAGES = 50;

/** Throws `upload_type_unsupported`, `upload_too_large`, `video_too_long`, and what is wrong with a PDF. */
export async function makeFile(kind: FileKind, upload: Buffer): Promise<MadeFile> {
  if (upload.length > maxBytesOf(kind))
    throw new AppError('upload_too_large', { megabytes: fileRules[kind].megabytes });
  if (kind === 'video') return makeVideo(upload);
  return kind === 'file' && upload.subarray(0, 5).toString('latin1') === '%PDF-'
    ? makePdf(upload)
    : makePhoto(upload, kind);
}

async function makePhoto(upload: Buffer, kind: FileKind): Promise<MadeFile> {
  const { default: sharp } = await import('sharp');
  try {
    const upright = await decodeUpright(upload, ['jpeg', 'png']);
    const { data, info } = await sharp(upright.data)
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 85 })
      .toBuffer({ resolveWithObject: true });
    return { body: data, contentType: 'image/jpeg', width: info.width, height: info.height };
  } catch (error) {
    throw unsupported(kind, error);
  }
}

/** Boxes that say who made a video, with what, and where. */
const METADATA = ['udta', 'meta', 'uuid'];

function makeVideo(upload: Buffer): MadeFile {
  const facts = readVideo(upload);
  if (facts === undefined) throw unsupported('video');
  if ((facts.seconds ?? 0) > MAX_VIDEO_SECONDS) throw new AppError('video_too_long', { seconds: MAX_VIDEO_SECONDS });
  blankMetadata(upload);
  return { body: upload, contentType: facts.type, width: null, height: null };
}

/** In place, as boxes that are free: nothing in the file moves. */
function blankMetadata(bytes: Buffer, within = { start: 0, end: bytes.length }): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const { kind, at, start, end } of boxesOf(view, within)) {
    if (kind === 'moov' || kind === 'trak') blankMetadata(bytes, { start, end });
    if (!METADATA.includes(kind)) continue;
    bytes.write('free', at + 4, 'latin1');
    bytes.fill(0, start, end);
  }
}

async function makePdf(upload: Buffer): Promise<MadeFile> {
  const { openDocument, openPdfium } = await import('../../knowledge/pdfium.ts');
  const pdfium = await openPdfium();
  const pages = pdfium.api.FPDF_GetPageCount(openDocument(pdfium, upload));
  if (pages === 0) throw new AppError('pdf_damaged');
  if (pages > MAX_PDF_PAGES) throw new AppError('pdf_too_long');
  return { body: upload, contentType: 'application/pdf', width: null, height: null };
}

const unsupported = (kind: FileKind, error?: unknown): AppError =>
  new AppError('upload_type_unsupported', { types: fileRules[kind].names }, String(error ?? kind));
