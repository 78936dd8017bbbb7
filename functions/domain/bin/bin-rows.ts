/**
 * What was removed, as rows beside its owner's page (key layout: ../pages/page-rows.ts). Each is what was removed with
 * the time of it; a kind has a key of its own, so that those who read the things themselves never pass over these.
 */
import * as z from 'zod';
import { BIN_DAYS, type BinKind } from '../../../shared/model/bin.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';

export const Removal = z.object({
  deletedAt: z.string(),
  /** Seconds since the epoch: until then its owner can have it back. */
  expiresAt: z.number().int(),
});
export type Removal = z.infer<typeof Removal>;

export const REMOVED_PREFIX = 'REMOVED-';

/** An answer of the assistant is not in the bin: it is had back where answers are. */
export const removedKey = (accountId: string, kind: BinKind | 'answer', id: string) => ({
  pk: `OWN#${accountId}`,
  sk: `${REMOVED_PREFIX}${kind.toUpperCase()}#${id}`,
});

export function removalAt(now: Date): Removal {
  return { deletedAt: now.toISOString(), expiresAt: epochSeconds(now) + BIN_DAYS * 86_400 };
}

/** Rows are deleted late: what has expired counts as gone wherever it is read. */
export const isExpired = ({ expiresAt }: Pick<Removal, 'expiresAt'>, now: Date): boolean =>
  expiresAt * 1_000 <= now.getTime();
