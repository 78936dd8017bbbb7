/** Job `export-account`: puts everything of an account into one ZIP file, and tells its owner. */
import * as z from 'zod';
import { findAccount } from '../../domain/accounts/find-account.ts';
import { endExport } from '../../domain/lifecycle/account-export.ts';
import { writeExport } from '../../domain/lifecycle/export-files.ts';
import { exportRows, type ExportedRows } from '../../domain/lifecycle/export-rows.ts';
import { listExportedFiles, readExportedFile, type ExportedFile } from '../../domain/lifecycle/exported-files.ts';
import type { ZipEntry } from '../../domain/lifecycle/zip-stream.ts';
import { lifecycleTexts } from '../../domain/messages/lifecycle-texts.ts';
import { sendLifecycleMail } from '../../domain/messages/send-lifecycle-mail.ts';
import { job, type JobContext } from '../../kit/job.ts';

const Payload = z.strictObject({ accountId: z.string(), exportId: z.string() });
type Payload = z.infer<typeof Payload>;

export const handler = job(Payload, makeExport);

async function makeExport({ accountId, exportId }: Payload, context: JobContext): Promise<void> {
  const account = await findAccount(accountId);
  if (!account || account.status === 'deleted') return;
  try {
    const rows = await exportRows(accountId, context.now);
    const files = await listExportedFiles(accountId, rows);
    const { readme } = lifecycleTexts(account.language);
    await writeExport(accountId, exportId, entriesOf(rows, files, readme), context.now);
  } catch (error) {
    if (context.isLastTry) await endExport(accountId, exportId, 'failed', context.now);
    throw error;
  }
  const isCurrent = await endExport(accountId, exportId, 'ready', context.now);
  if (isCurrent) await sendLifecycleMail({ template: 'export-ready', accountId });
}

function entriesOf(rows: ExportedRows, files: readonly ExportedFile[], readme: string): ZipEntry[] {
  const index = files.map(({ name, key, bytes }) => ({ name, key, bytes }));
  return [
    { name: 'README.txt', text: readme },
    { name: 'files.json', text: toJson(index) },
    ...[...rows].map(([name, list]) => ({ name: `${name}.json`, text: toJson(list) })),
    ...files.map((file) => ({ name: file.name, bytes: file.bytes, read: () => readExportedFile(file) })),
  ];
}

const toJson = (value: unknown): string => JSON.stringify(value, null, 2);
