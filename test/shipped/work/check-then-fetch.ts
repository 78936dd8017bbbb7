/** What a careless fetcher does: it looks at a name's address, and then has the name resolved once more to connect. */
import { lookup } from 'node:dns/promises';
import type { Work } from '../kit/orders.ts';

/** @param input the address. Answers what was looked at. */
export const work: Work = async (_, input) => {
  const { address } = await lookup(new URL(input).hostname);
  await fetch(input).catch(() => undefined);
  return address;
};
