import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOutbox, type Outbox } from '../../../../../infra/local/engines/messages/outbox.ts';

let outbox: Outbox;
let now: number;

beforeEach(() => {
  now = Date.UTC(2026, 0, 2);
  outbox = openOutbox(':memory:', () => now);
});

afterEach(() => outbox.close());

function add(text: string, to = 'mei@example.com', channel: 'email' | 'sms' = 'email'): void {
  outbox.add({ channel, from: 'hello@xpage.example', to: [to], text });
  now += 1000;
}

const texts = (filter?: Parameters<Outbox['list']>[0]) => outbox.list(filter).map((message) => message.text);

test('lists newest first', () => {
  add('one');
  add('two');

  expect(texts()).toEqual(['two', 'one']);
});

test('filters by recipient in any case, by time and by channel', () => {
  add('one');
  add('two', 'Ann@Example.com');
  add('three', '+6591234567', 'sms');

  expect(texts({ to: 'ann@example.com' })).toEqual(['two']);
  expect(texts({ since: '2026-01-02T00:00:01.000Z' })).toEqual(['three', 'two']);
  expect(texts({ channel: 'sms' })).toEqual(['three']);
});

test('clear takes everything away', () => {
  add('one');

  outbox.clear();

  expect(outbox.list()).toEqual([]);
});

test('waitFor answers with the newest message that is there already', async () => {
  add('first');
  add('second');

  const found = await outbox.waitFor((message) => message.channel === 'email', 1000);

  expect(found.text).toBe('second');
});

test('waitFor answers with the first fitting message that comes', async () => {
  const waiting = outbox.waitFor((message) => message.text.includes('code'), 10_000);

  add('hello');
  add('your code');

  expect((await waiting).text).toBe('your code');
});

test('waitFor gives up after the time-out and when the outbox closes', async () => {
  const never = () => false;

  await expect(outbox.waitFor(never, 10)).rejects.toThrow('within 10 ms');
  const other = openOutbox(':memory:', () => now);
  const waiting = other.waitFor(never, 10_000);
  await Promise.resolve();
  other.close();
  await expect(waiting).rejects.toThrow('closed');
});
