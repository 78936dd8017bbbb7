/** Job `export-account`: puts everything of an account into one ZIP file, and tells its owner. */
import { strToU8, zipSync } from 'fflate';
import * as z from 'zod';
import { findAccount } from '../../domain/accounts/find-account.ts';
import { endExport } from '../../domain/lifecycle/account-export.ts';
import { writeExport } from '../../domain/lifecycle/export-files.ts';
import { exportRows, type ExportedRows } from '../../domain/lifecycle/export-rows.ts';
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
    await writeExport(accountId, exportId, pack(rows, lifecycleTexts(account.language).texts.readme));
  } catch (error) {
    if (context.isLastTry) await endExport(accountId, exportId, 'failed', context.now);
    throw error;
  }
  const isCurrent = await endExport(accountId, exportId, 'ready', context.now);
  if (isCurrent) await sendLifecycleMail({ template: 'export-ready', accountId });
}

function pack(rows: ExportedRows, readme: string): Uint8Array {
  const files = [...rows].map(([name, list]) => [`${name}.json`, strToU8(JSON.stringify(list, null, 2))] as const);
  return zipSync({ 'README.txt': strToU8(readme), ...Object.fromEntries(files) });
}
