/** What a busy hour is made of: visitors who read, ask and leave their number, owners who look at it. */
import { randomUUID } from 'node:crypto';
import { login } from '../../../shared/calls/account.ts';
import { aiAssistant } from '../../../shared/calls/document-chat.ts';
import {
  getChatHistory,
  getDailyUsageStatistics,
  getLeads,
  getProfile,
  savePageView,
  saveQuoteRequest,
} from '../../../shared/calls/landing-page.ts';
import { PASSWORD, QUESTION, type LivePage } from '../client/owners.ts';
import type { Proof } from '../client/proof.ts';
import { newPhone, quoteRequest } from '../races/idempotency.ts';
import type { Act } from './open-loop.ts';

const PERSON = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';

/** In twenty requests, in this order. */
const MIX = [
  'page',
  'profile',
  'page',
  'view',
  'page',
  'question',
  'page',
  'leads',
  'page',
  'profile',
  'page',
  'view',
  'page',
  'history',
  'page',
  'question',
  'page',
  'figures',
  'lead',
  'sign-in',
] as const;
type Kind = (typeof MIX)[number];

const wrong = ({ http, text }: { http: number; text: string }): string | null =>
  http === 200 ? null : `HTTP ${http} ${text.slice(0, 120)}`;

export function mixedTraffic(proof: Proof, pages: readonly LivePage[]): (turn: number) => Act {
  return (turn) => {
    const page = pages[Math.floor(turn / MIX.length) % pages.length];
    const name = MIX[turn % MIX.length];
    if (!page || !name) throw new Error('There is no page to send traffic to.');
    return { name, run: () => acts[name](proof, page) };
  };
}

const acts: Record<Kind, (proof: Proof, page: LivePage) => Promise<string | null>> = {
  page: async ({ system }, { agentName }) => {
    const response = await fetch(`${system.description().urls.app}/${agentName}`);
    await response.text();
    return response.status === 200 ? null : `HTTP ${response.status}`;
  },
  profile: async ({ client }, { agentName }) => wrong(await client.call(getProfile, { agentName })),
  view: async ({ client }, { agentName }) =>
    wrong(await client.call(savePageView, { agentName, visitId: randomUUID() }, { headers: { 'user-agent': PERSON } })),
  question: askQuestion,
  leads: async ({ client }, { owner }) => wrong(await client.call(getLeads, {}, { token: owner.idToken })),
  history: async ({ client }, { owner }) => wrong(await client.call(getChatHistory, {}, { token: owner.idToken })),
  figures: async ({ client }, { owner }) =>
    wrong(await client.call(getDailyUsageStatistics, { days: 28 }, { token: owner.idToken })),
  lead: async ({ client }, { agentName }) =>
    wrong(await client.call(saveQuoteRequest, quoteRequest(agentName, newPhone()))),
  'sign-in': async ({ client }, { owner }) =>
    wrong(await client.call(login, { account: owner.email, password: PASSWORD })),
};

export async function askQuestion({ client }: Proof, { agentName }: LivePage): Promise<string | null> {
  const ids = { conversationId: randomUUID(), messageId: randomUUID() };
  const answer = await client.stream(aiAssistant, { agentName, ...ids, question: QUESTION, language: 'en_us' });
  const done = answer.events.find(({ event }) => event === 'done')?.data as { kind?: string } | undefined;
  return done?.kind === 'answered' ? null : (wrong(answer) ?? `answered ${done?.kind}`);
}
