import { expect, test } from 'vitest';
import { amount, isProof } from '../kit/amounts.ts';
import { goodToken, prepareEveryCall } from '../kit/every-call.ts';
import { fuzzCalls, sendHostileValues } from '../kit/fuzz-calls.ts';
import { toHandlers } from '../kit/handlers.ts';
import { useLog } from '../kit/log.ts';

const { session, forget } = prepareEveryCall();
const log = useLog();

/** One input may not hold the others up; other work on the machine may, so that only a proof takes it to the letter. */
const BUSIEST_MS = isProof ? 200 : 2_000;

test('all calls answer hostile inputs without a single 5xx', async () => {
  const { findings, busiestMs } = await fuzzCalls({
    transport: toHandlers,
    session: session(),
    tokenFor: goodToken,
    forget,
    count: amount(1_000, 50_000),
    seed: 20_260_310,
  });

  expect(findings).toEqual([]);
  expect(log().filter(({ event }) => event === 'call.failed' || event === 'stream.failed')).toEqual([]);
  expect(busiestMs).toBeLessThan(BUSIEST_MS);
}, 1_800_000);

test('all calls answer hostile values in every field without a single 5xx', async () => {
  const { findings, busiestMs } = await sendHostileValues({
    transport: toHandlers,
    session: session(),
    tokenFor: goodToken,
    forget,
    every: amount(23, 1),
  });

  expect(findings).toEqual([]);
  expect(busiestMs).toBeLessThan(BUSIEST_MS);
}, 600_000);
