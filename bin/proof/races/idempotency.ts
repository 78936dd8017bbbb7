/** One request sent many times at once with one idempotency key (SECURITY.md T10). */
import { randomUUID } from 'node:crypto';
import { savePost, saveQuoteRequest } from '../../../shared/calls/landing-page.ts';
import type { LivePage } from '../client/owners.ts';
import type { Proof } from '../client/proof.ts';

export type OnceResult = {
  succeeded: number;
  /** Told that the same request is still being worked on. */
  waiting: number;
  others: string[];
  /** What the request has made. */
  effects: number;
};

/** A French mobile number as people there write it. */
export const newPhone = (): string => `061${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;

export const quoteRequest = (agentName: string, phone: string, name = 'Bob Visitor') => ({
  agentName,
  name,
  phone,
  country: 'FR',
  consentText: 'You may call me about this.',
  openedAt: Date.now() - 9_000,
});

/** A visitor's lead: the words are new each time, so that only the key keeps it from happening again. */
export async function sendLeadAtOnce(proof: Proof, { agentName }: LivePage, count: number): Promise<OnceResult> {
  const idempotencyKey = randomUUID();
  const address = '198.51.100.1';
  const input = quoteRequest(agentName, newPhone(), `Once ${randomUUID()}`);
  // Five of one visitor in an hour are let through: the key must hold without that.
  await proof.tables.liftLimit(saveQuoteRequest, 'client', address, Date.now());
  await proof.tables.liftLimit(saveQuoteRequest, 'client+input:agentName', `${address}\n${agentName}`, Date.now());
  const answers = await Promise.all(
    Array.from({ length: count }, () => proof.client.call(saveQuoteRequest, input, { idempotencyKey, address })),
  );
  const rows = await proof.tables.scan('conversations');
  return count200(answers, rows.filter((row) => row.sk.startsWith('LEAD#') && row['name'] === input.name).length);
}

/** A news entry of the owner's. */
export async function savePostAtOnce(proof: Proof, { owner }: LivePage, count: number): Promise<OnceResult> {
  const options = { token: owner.idToken, idempotencyKey: randomUUID() };
  const title = `Once ${randomUUID()}`;
  const input = { postId: null, content: { title, text: 'What happens once.', photo: null, link: '' } };
  const answers = await Promise.all(Array.from({ length: count }, () => proof.client.call(savePost, input, options)));
  const rows = await proof.tables.scan('pages');
  return count200(answers, rows.filter((row) => JSON.stringify(row).includes(title)).length);
}

function count200(answers: readonly { http: number; code: string | null; text: string }[], effects: number) {
  const isWaiting = ({ code }: { code: string | null }): boolean => code === 'idempotency_conflict';
  return {
    succeeded: answers.filter(({ http }) => http === 200).length,
    waiting: answers.filter(isWaiting).length,
    others: answers.filter((one) => one.http !== 200 && !isWaiting(one)).map(({ text }) => text),
    effects,
  };
}
