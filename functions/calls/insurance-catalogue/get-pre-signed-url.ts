import type { getPreSignedUrl as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { openApplication } from '../../domain/insurance/applications.ts';
import { beginFile, getFileOrThrow, toUploadedFile } from '../../domain/insurance/files/application-files.ts';
import { objectKey } from '../../domain/insurance/files/file-rows.ts';
import { signFileRead } from '../../domain/insurance/files/stored-files.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getPreSignedUrl: Handler<typeof contract> = async (input, context) => {
  const row = await openApplication(input, context.now);
  if (input.kind === 'write') return { policy: await beginFile(row, input, context), read: null };
  const file = await getFileOrThrow(row, input.fileId);
  const { applicationId, fileId, name, question } = file;
  const signed = await signFileRead(objectKey(applicationId, fileId), name || question, context.now);
  return { policy: null, read: { ...signed, file: toUploadedFile(file) } };
};
