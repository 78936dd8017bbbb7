/** Files of applications in a test, sent and confirmed as a browser does it. */
import { dtxFile } from '../../../functions/calls/insurance-catalogue/dtx-file.ts';
import type { Opened } from '../../../functions/domain/insurance/applications.ts';
import { callContext } from '../call-context.ts';

let last = 0;

/** A ULID that no other file of the test has. */
export function nextFileId(): string {
  last += 1;
  return `01JGFJJZ0000000000000${String(last).padStart(5, '0')}`;
}

/** Puts the bytes where the POST policy lets a browser put them, and confirms them. @returns the file's id */
export async function sendFile(
  files: Map<string, string | Uint8Array>,
  opened: Opened,
  question: string,
  body: Uint8Array,
): Promise<string> {
  const uploadId = nextFileId();
  files.set(`incoming/applications/${opened.applicationId}/${uploadId}`, body);
  await dtxFile({ kind: 'confirm', ...opened, about: 'answer', question, uploadId, name: 'a file' }, callContext());
  return uploadId;
}
