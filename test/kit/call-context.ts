/** What a handler gets, for tests that call it directly. */
import { ulid } from 'ulid';
import type { CallContext, Device, OwnerContext } from '../../functions/kit/context.ts';
import { accountId } from './id-tokens.ts';
import './function-environment.ts';

export const NOW = new Date('2026-03-10T12:00:00.000Z');

/** A log that keeps what was said to it. */
export function recordingLog() {
  const lines: { level: string; event: string }[] = [];
  const say = (level: string) => (event: string) => void lines.push({ level, event });
  return { lines, info: say('info'), warn: say('warn'), error: say('error') };
}

const ULID_TAIL = '0123456789ABCDEFGHJKMNPQRS';

const client: CallContext['client'] = {
  address: '203.0.113.7',
  country: null,
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
  isPrefetch: false,
};

/** Each number is another client of the same kind, 1 to 254. */
export const clientAt = (number: number): CallContext['client'] => ({ ...client, address: `198.51.100.${number}` });

/** A browser that keeps the name that it is given. */
export function cookieJar(name: string | null = null): Device {
  const device: Device = { name, keep: (given) => void (device.name = given) };
  return device;
}

export function callContext(changes: Partial<CallContext> = {}): CallContext {
  let ids = 0;
  return {
    now: NOW,
    newId: (at) =>
      `${at ? ulid(at.getTime()).slice(0, 10) : '01KKBZJR00'}${ULID_TAIL.slice(0, 15)}${ULID_TAIL[ids++ % ULID_TAIL.length]}`,
    randomBytes: (length) => Buffer.alloc(length, 7),
    requestId: 'request-1',
    client,
    device: cookieJar(),
    actor: null,
    raw: null,
    paging: { nowPage: 1, pageSize: 20, orderBy: '' },
    language: 'en_us',
    log: recordingLog(),
    signal: new AbortController().signal,
    ...changes,
  };
}

export function ownerContext(changes: Partial<OwnerContext> = {}): OwnerContext {
  const plan = { id: 'individual', trialEndsAt: null } as const;
  const actor = {
    id: accountId,
    email: 'mara@example.com',
    plan,
    company: null,
    signedInAt: Math.floor(NOW.getTime() / 1_000) - 60,
  };
  return { ...callContext(), actor, ...changes };
}
