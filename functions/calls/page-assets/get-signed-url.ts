import { photoTypes, type getSignedUrl as contract } from '../../../shared/calls/page-assets.ts';
import { createUploadPolicy } from '../../domain/media/upload-policy.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

const types: readonly string[] = photoTypes;

export const getSignedUrl: Handler<typeof contract> = async ({ contentType }, { actor, newId, now }) => {
  if (!types.includes(contentType)) throw new AppError('file_type_unsupported');
  const uploadId = newId();
  return { uploadId, ...(await createUploadPolicy(actor.id, uploadId, contentType, now)) };
};
