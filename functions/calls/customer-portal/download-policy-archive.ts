import type { downloadPolicyArchive as contract } from '../../../shared/calls/customer-policies.ts';
import { documentsOf } from '../../domain/insurance/policy-view.ts';
import { readPolicyFile } from '../../domain/insurance/read-policy-file.ts';
import { zipStream, type ZipEntry } from '../../domain/lifecycle/zip-stream.ts';
import { getOwnPolicy } from '../../domain/portal/own-policy.ts';
import { AppError } from '../../kit/app-error.ts';
import type { FileHandler } from '../../kit/stream-group.ts';

/** Those that are drawn; the others follow within moments and are in the next one. */
export const downloadPolicyArchive: FileHandler<typeof contract> = async ({ policyId }, { actor, now }) => {
  const { policy } = await getOwnPolicy(actor.id, policyId, now);
  const ready = documentsOf(policy, now).filter(({ isReady }) => isReady);
  if (ready.length === 0) throw new AppError('document_not_ready');
  const files = await Promise.all(ready.map(({ kind }) => readPolicyFile(policy, kind)));
  const entries = files.map(({ name, body }): ZipEntry => ({
    name,
    bytes: body.length,
    read: async function* read() {
      yield body;
    },
  }));
  const parts: Uint8Array[] = [];
  for await (const part of zipStream(entries, now)) parts.push(part);
  return { name: `${policy.number}.zip`, body: Buffer.concat(parts) };
};
