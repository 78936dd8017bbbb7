import { photoTypes, type getSignedUrl as contract, type UploadPurpose } from '../../../shared/calls/page-assets.ts';
import type { ErrorCode } from '../../../shared/calls/errors.ts';
import { documentTypes } from '../../../shared/model/document-product.ts';
import { filmTypes } from '../../../shared/model/film.ts';
import { createUploadPolicy } from '../../domain/media/upload-policy.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

/** What each purpose takes, and how a file of another type is refused. */
const purposes: Record<UploadPurpose, { types: readonly string[]; refusal: ErrorCode }> = {
  photo: { types: photoTypes, refusal: 'file_type_unsupported' },
  film: { types: filmTypes, refusal: 'film_unknown' },
  cv: { types: ['application/pdf'], refusal: 'file_type_unsupported' },
  document: { types: Object.values(documentTypes).flat(), refusal: 'document_kind_unknown' },
};

export const getSignedUrl: Handler<typeof contract> = async ({ purpose, contentType }, { actor, newId, now }) => {
  const { types, refusal } = purposes[purpose];
  if (!types.includes(contentType)) throw new AppError(refusal);
  const uploadId = newId();
  return { uploadId, ...(await createUploadPolicy(purpose, actor.id, uploadId, contentType, now)) };
};
