/**
 * Makes what is kept out of an upload: pictures are decoded and encoded anew, videos lose the boxes that say where and by
 * whom they were made, of documents the pages are kept (SECURITY.md T31, T33, T34, T42).
 */
import { fileRules, maxBytesOf, MAX_VIDEO_SECONDS, type FileKind } from '../../../../shared/insurance/uploads.ts';
import { readVideo } from '../../../../shared/rules/film-file.ts';
import { AppError } from '../../../kit/app-error.ts';
import { withoutMetadata } from '../../media/film-metadata.ts';
import { openUpright } from '../../media/make-picture.ts';

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
  try {
    const { picture } = await openUpright(upload, ['jpeg', 'png']);
    const { data, info } = await picture
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 85 })
      .toBuffer({ resolveWithObject: true });
    return { body: data, contentType: 'image/jpeg', width: info.width, height: info.height };
  } catch (error) {
    throw unsupported(kind, error);
  }
}

function makeVideo(upload: Buffer): MadeFile {
  const facts = readVideo(upload);
  if (facts === undefined) throw unsupported('video');
  if ((facts.seconds ?? 0) > MAX_VIDEO_SECONDS) throw new AppError('video_too_long', { seconds: MAX_VIDEO_SECONDS });
  return { body: withoutMetadata(upload, facts.type), contentType: facts.type, width: null, height: null };
}

/** Its pages and nothing else. */
async function makePdf(upload: Buffer): Promise<MadeFile> {
  const { openDocument, openPdfium } = await import('../../knowledge/pdfium.ts');
  const { copyPages } = await import('./copy-pages.ts');
  const pdfium = await openPdfium();
  try {
    const document = openDocument(pdfium, upload);
    const pages = pdfium.api.FPDF_GetPageCount(document);
    if (pages === 0) throw new AppError('pdf_damaged');
    if (pages > MAX_PDF_PAGES) throw new AppError('pdf_too_long');
    return { body: copyPages(pdfium, document), contentType: 'application/pdf', width: null, height: null };
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('pdf_damaged', {}, String(error));
  }
}

const unsupported = (kind: FileKind, error?: unknown): AppError =>
  new AppError('upload_type_unsupported', { types: fileRules[kind].names }, String(error ?? kind));
