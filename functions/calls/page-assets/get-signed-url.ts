import { photoTypes, type getSignedUrl as contract, type UploadPurpose } from '../../../shared/calls/page-assets.ts';
import { createUploadPolicy } from '../../domain/media/upload-policy.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

const types: Record<UploadPurpose, readonly string[]> = { photo: photoTypes, cv: ['application/pdf'] };

export const getSignedUrl: Handler<typeof contract> = async ({ purpose, contentType }, { actor, newId, now }) => {
  if (!types[purpose].includes(contentType)) throw new AppError('file_type_unsupported');
  const uploadId = newId();
  return { uploadId, ...(await createUploadPolicy(purpose, actor.id, uploadId, contentType, now)) };
};
