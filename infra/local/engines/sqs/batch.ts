/** Batches: the whole request is refused only for its own faults; a bad entry fails alone. */
import * as z from 'zod';
import { EngineError } from '../engine.ts';

export const batchOf = z.object({ Entries: z.array(z.looseObject({ Id: z.string() })).default([]) });

type Entry = z.infer<typeof batchOf>['Entries'][number];
type Failure = { Id: string; Code: string; Message: string; SenderFault: true };

const MAX_ENTRIES = 10;

/**
 * Runs `work` for each entry that fits `schema`, and answers which succeeded and which failed.
 *
 * `checkAll` may refuse the request before anything is done. Throws for no entries, more than ten, and ids that are
 * malformed or not distinct.
 */
export function runBatch<Members>(
  entries: Entry[],
  schema: z.ZodType<Members>,
  work: (members: Members) => Record<string, unknown>,
  checkAll: (all: Members[]) => void = () => undefined,
): Record<string, unknown> {
  checkIds(entries.map((entry) => entry.Id));
  const parsed = entries.map((entry) => ({ id: entry.Id, members: schema.safeParse(entry) }));
  checkAll(parsed.flatMap(({ members }) => (members.success ? [members.data] : [])));
  const successful: Record<string, unknown>[] = [];
  const failed: Failure[] = [];
  for (const { id, members } of parsed) {
    if (!members.success) failed.push(failure(id, 'InvalidParameterValue', z.prettifyError(members.error)));
    else runEntry(id, () => work(members.data), successful, failed);
  }
  return { Successful: successful, Failed: failed.length > 0 ? failed : undefined };
}

function runEntry(
  id: string,
  work: () => Record<string, unknown>,
  successful: Record<string, unknown>[],
  failed: Failure[],
): void {
  try {
    successful.push({ Id: id, ...work() });
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    failed.push(failure(id, error.code, error.message));
  }
}

function failure(id: string, code: string, message: string): Failure {
  return { Id: id, Code: code, Message: message, SenderFault: true };
}

function checkIds(ids: string[]): void {
  if (ids.length === 0) {
    throw new EngineError('EmptyBatchRequest', 'There should be at least one entry in the request.');
  }
  if (ids.length > MAX_ENTRIES) {
    throw new EngineError(
      'TooManyEntriesInBatchRequest',
      `Maximum number of entries per request are ${MAX_ENTRIES}. You have sent ${ids.length}.`,
    );
  }
  if (ids.some((id) => !/^[A-Za-z0-9_-]{1,80}$/.test(id))) {
    throw new EngineError(
      'InvalidBatchEntryId',
      'A batch entry id can only contain alphanumeric characters, hyphens and underscores, 80 at most.',
    );
  }
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) throw new EngineError('BatchEntryIdsNotDistinct', `Id ${repeated} repeated.`);
}
