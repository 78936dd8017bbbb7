import type { getBin as contract } from '../../../shared/calls/landing-page.ts';
import { listBin } from '../../domain/bin/find-bin.ts';
import type { Handler } from '../../kit/call-group.ts';
import { takePage } from '../../kit/take-page.ts';

export const getBin: Handler<typeof contract> = async (_, { actor, now, paging }) => {
  const all = await listBin(actor.id, now);
  const { rows, hasMore } = takePage(all, paging);
  return { entries: rows, total: all.length, hasMore };
};
