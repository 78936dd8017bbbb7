import { MAX_CV_BYTES, type readCv as contract } from '../../../shared/calls/page-assets.ts';
import { cvLimits, readCv as toPage } from '../../domain/cv/read-cv.ts';
import { readPdf } from '../../domain/knowledge/read-pdf.ts';
import { deleteUpload, readUpload } from '../../domain/media/stored-objects.ts';
import { uploadKey } from '../../domain/media/upload-policy.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const readCv: Handler<typeof contract> = async ({ uploadId }, { actor }) => {
  if (!/^[0-9A-Z]{26}$/.test(uploadId)) throw new AppError('not_found');
  const key = uploadKey('cv', actor.id, uploadId);
  const page = toPage(await readPdf(await readUpload(key, MAX_CV_BYTES, 'pdf_too_long'), cvLimits));
  await deleteUpload(key);
  return page;
};
