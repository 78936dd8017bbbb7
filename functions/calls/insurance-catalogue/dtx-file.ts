import type { dtxFile as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { openApplication } from '../../domain/insurance/applications.ts';
import { beginFile, confirmFile, removeFile, toUploadedFile } from '../../domain/insurance/files/application-files.ts';
import type { Handler } from '../../kit/call-group.ts';

export const dtxFile: Handler<typeof contract> = async (input, context) => {
  const row = await openApplication(input, context.now);
  if (input.kind === 'begin') return { policy: await beginFile(row, input, context), file: null };
  if (input.kind === 'confirm')
    return { policy: null, file: toUploadedFile(await confirmFile(row, input, context.now)) };
  await removeFile(row, input.fileId);
  return { policy: null, file: null };
};
