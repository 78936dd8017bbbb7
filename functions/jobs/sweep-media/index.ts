/** Job `sweep-media`, every hour: deletes the files of pictures whose thirty days in the bin are over. */
import { findDuePurges, isNeeded, postponePurge, purgeFile } from '../../domain/media/purge-media.ts';
import type { PurgeRow } from '../../domain/media/media-rows.ts';
import { createLogger } from '../../kit/logger.ts';

/** A file that is still shown is looked at again after a day. */
const AGAIN_AFTER_MS = 86_400_000;

export async function handler(): Promise<void> {
  const now = new Date();
  for (const row of await findDuePurges(now)) await sweep(row, now);
}

/** One file that cannot be deleted must not keep the others from it: the next sweep finds it again. */
async function sweep(row: PurgeRow, now: Date): Promise<void> {
  try {
    if (await isNeeded(row)) await postponePurge(row, new Date(now.getTime() + AGAIN_AFTER_MS));
    else await purgeFile(row);
  } catch (error) {
    createLogger().error('media.not_purged', error, { path: row.path });
  }
}
