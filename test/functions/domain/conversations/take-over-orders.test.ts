/**
 * A person who takes over against an assistant that answers, in random orders: the stores' own code over a table in
 * memory, where each write and each read of one actor may fall between those of another, and any of them may be the last
 * before a crash.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerVisitor } from '../../../../functions/domain/assistant/answer-visitor.ts';
import { readConversationRow } from '../../../../functions/domain/conversations/hold-state.ts';
import {
  handBackConversation,
  renewHold,
  takeOverConversation,
} from '../../../../functions/domain/conversations/hold.ts';
import { conversationKey } from '../../../../functions/domain/conversations/conversation-rows.ts';
import { sayAsPerson } from '../../../../functions/domain/conversations/say-as-person.ts';
import { wantPerson } from '../../../../functions/domain/conversations/want-person.ts';
import { dynamo } from '../../../../functions/kit/clients/dynamo.ts';
import { amount } from '../../../kit/amounts.ts';
import { callContext, NOW } from '../../../kit/call-context.ts';
import type { Row } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { memoryTable, type Change, type MemoryTable } from '../../../kit/memory-table.ts';
import { accountRow, assistantRow, conversationId, publicPage } from '../../../kit/rows.ts';
import { seededRandom, takeTurns, type Turns } from '../../../kit/turns.ts';

const ORDERS = amount(500, 10_000);

type Connection = { stepsLeft: number; isDoneFirst: boolean; crash: () => void };

type World = {
  random: () => number;
  turns: Turns;
  table: MemoryTable;
  clock: number;
  /** What must never be. */
  breaches: string[];
  /** What happened, so that the test can say that it tried all of it. */
  seen: Map<string, number>;
  /** What people were told is there. */
  acknowledged: { answers: Map<string, string[]>; lines: Map<string, string> };
};

const connections = new AsyncLocalStorage<Connection>();
let world: World;

vi.mock('../../../../functions/domain/assistant/answer-question.ts', () => ({
  async *answerQuestion({ prompt }: { prompt: { turns: { text: string }[] } }) {
    const question = prompt.turns.at(-1)?.text.match(/q\d/)?.[0] ?? '';
    for (const number of [1, 2, 3]) {
      await world.turns.turn();
      yield { text: `${question} ${number}.`, citations: [] };
    }
  },
}));
vi.mock('node:timers/promises', () => ({
  setTimeout: async () => {
    world.clock += 5_000;
    await world.turns.turn();
  },
}));

beforeEach(() => {
  vi.spyOn(Date, 'now').mockImplementation(() => world.clock);
  vi.spyOn(dynamo, 'send').mockImplementation(sendInTurn as never);
});

/** Only what is about conversations waits: the rest cannot change what comes of it. */
async function sendInTurn(command: { input: { TableName?: string; TransactItems?: unknown } }): Promise<unknown> {
  const { table, turns } = world;
  if (command.input.TransactItems === undefined && command.input.TableName !== 'conversations') {
    return table.run(command);
  }
  await turns.turn();
  world.clock += 200;
  const connection = connections.getStore();
  if (connection === undefined || --connection.stepsLeft > 0) return table.run(command);
  try {
    if (connection.isDoneFirst) table.run(command);
  } finally {
    connection.crash();
  }
  return new Promise(() => undefined);
}

function makeWorld(seed: number): World {
  const random = seededRandom(seed);
  const table = memoryTable((change) => checkChange(change));
  const rows: Row[] = [accountRow(), assistantRow()];
  for (const row of rows) table.rows.set(`${String(row['pk'])} ${String(row['sk'])}`, row);
  return {
    random,
    turns: takeTurns(random),
    table,
    clock: NOW.getTime(),
    breaches: [],
    seen: new Map(),
    acknowledged: { answers: new Map(), lines: new Map() },
  };
}

/** The guarantee itself, looked at with every write: the assistant says nothing new where a person has come. */
function checkChange({ before, after }: Change): void {
  if (!String(after?.['sk']).startsWith('MSG#')) return;
  const said = (row: Row | undefined): number => ((row?.['sentences'] ?? []) as unknown[]).length;
  if (said(after) <= said(before)) return;
  const conversation = world.table.row(conversationKey(accountId, conversationId));
  const fence = conversation?.['fence'] ?? 0;
  if (Number(conversation?.['heldUntil'] ?? 0) > world.clock) world.breaches.push('a sentence while a person holds');
  if (fence !== after?.['fence']) world.breaches.push('a sentence of before a take-over');
}

const saw = (what: string): void => void world.seen.set(what, (world.seen.get(what) ?? 0) + 1);
const chance = (part: number): boolean => world.random() < part;
const pick = (count: number): number => Math.floor(world.random() * count);
const now = (): Date => new Date(world.clock);
let ids = 0;
const newId = (): string => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`;

/** Does it over one connection, which may break at any step; null when it did. */
function connect<Value>(action: () => Promise<Value>): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    const stepsLeft = chance(0.3) ? 1 + pick(12) : Infinity;
    const crash = (): void => {
      saw('a crash');
      resolve(null);
    };
    connections.run({ stepsLeft, isDoneFirst: chance(0.5), crash }, () => void action().then(resolve, reject));
  });
}

async function visitor(): Promise<void> {
  for (let number = 0; number < 3; number += 1) {
    const messageId = newId();
    while (!(await askOnce(messageId, `q${number}`))) saw('a question asked again');
    if (chance(0.3)) world.clock += pick(60_000);
  }
}

/** Whether the question came to its end. */
async function askOnce(messageId: string, question: string): Promise<boolean> {
  const sentences: string[] = [];
  let kind: string | undefined;
  const stream = {
    send: (event: string, data: unknown) => {
      if (event === 'sentence') sentences.push((data as { text: string }).text);
      if (event === 'done') ({ kind } = data as { kind: string });
    },
  };
  const asked = { conversationId, messageId, question, language: 'en_us' as const };
  const live = { accountId, page: publicPage() };
  const context = callContext({ now: now(), newId });
  await connect(() => answerVisitor(live, asked, context, stream)).catch((error: { code?: string }) => {
    if (error.code !== 'conflict') throw error;
  });
  if (kind === undefined) return false;
  saw(kind === 'person' ? (sentences.length > 0 ? 'an answer cut short' : 'a silent assistant') : 'an answer');
  world.acknowledged.answers.set(messageId, sentences);
  return true;
}

async function owner(): Promise<void> {
  let fence = 1;
  const place = { accountId, conversationId };
  for (let step = 0; step < 8; step += 1) {
    const choice = pick(6);
    if (choice === 0 || choice === 1) {
      const person = await connect(() => takeOverConversation({ ...place, name: 'Mara' }, now())).catch(expected);
      fence = person?.fence ?? fence;
      if (person) saw('a take-over');
    } else if (choice === 2) {
      await say(fence);
    } else if (choice === 3) {
      await connect(() => handBackConversation({ ...place, fence }, now())).catch(expected);
    } else if (choice === 4) {
      const row = await readConversationRow(accountId, conversationId);
      if (row) await connect(() => renewHold(accountId, conversationId, row));
    } else {
      world.clock += pick(160_000);
    }
  }
}

/** Until it is there or refused, as the app does. */
async function say(fence: number): Promise<void> {
  const messageId = newId();
  const message = { accountId, conversationId, messageId, fence, text: `text of ${messageId}` };
  for (;;) {
    const line = await connect(() => sayAsPerson(message, now())).catch(expected);
    if (line) world.acknowledged.lines.set(messageId, line.text);
    if (line) return saw('words of a person');
    if (line === undefined) return saw('words refused');
  }
}

const mayHappen = new Set(['not_found', 'conflict', 'chat_not_held']);

function expected(error: { code?: string }): undefined {
  if (!mayHappen.has(error.code ?? '')) throw error;
}

async function playOrder(seed: number): Promise<World> {
  world = makeWorld(seed);
  const wanted = { accountId, agentName: 'mara', conversationId, conversation: null, waitMinutes: 3, outboxId: 'o1' };
  await world.turns.play([
    visitor(),
    owner(),
    ...(chance(0.3) ? [owner()] : []),
    ...(chance(0.6) ? [wantPerson(wanted, now())] : []),
  ]);
  checkEnd();
  return world;
}

/** Nobody's message is lost, and none is there twice. */
function checkEnd(): void {
  const { table, acknowledged, breaches } = world;
  const rows = [...table.rows.values()];
  const messages = rows.filter(({ sk }) => String(sk).startsWith('MSG#'));
  for (const [messageId, sentences] of acknowledged.answers) {
    const row = messages.find((message) => message['messageId'] === messageId);
    const kept = ((row?.['sentences'] ?? []) as { text: string }[]).map(({ text }) => text);
    if (row?.['state'] !== 'done') breaches.push('a question is lost');
    if (kept.join() !== sentences.join()) breaches.push(`told ${sentences.join()}, kept ${kept.join()}`);
    if (new Set(kept).size !== kept.length) breaches.push('a sentence twice');
  }
  const said = rows.filter(({ kind, sk }) => kind === 'said' && String(sk).startsWith('LINE#'));
  const texts = said.map(({ text }) => text).sort();
  if (texts.join() !== [...acknowledged.lines.values()].sort().join()) breaches.push('words of a person lost or twice');
  const counted = table.row(conversationKey(accountId, conversationId))?.['messageCount'];
  if (counted !== messages.length) breaches.push(`${messages.length} questions, ${String(counted)} counted`);
}

test(
  `in ${ORDERS} random orders the assistant says nothing after a take-over, and no message is lost or twice`,
  { timeout: 300_000 },
  async () => {
    const seen = new Map<string, number>();
    for (let seed = 1; seed <= ORDERS; seed += 1) {
      const { breaches, seen: inThis } = await playOrder(seed);
      expect(breaches, `order ${seed}`).toEqual([]);
      for (const [what, count] of inThis) seen.set(what, (seen.get(what) ?? 0) + count);
    }

    for (const what of [
      'a crash',
      'a question asked again',
      'an answer',
      'an answer cut short',
      'a silent assistant',
      'a take-over',
      'words of a person',
      'words refused',
    ]) {
      expect(seen.get(what), what).toBeGreaterThan(ORDERS / 20);
    }
  },
);
