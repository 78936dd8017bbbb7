/** Many at once, on the whole running system: what may happen once happens once (SECURITY.md section 4). */
import { expect, test } from 'vitest';
import { publishPage, signUp, type Owner } from '../../bin/proof/client/owners.ts';
import type { Proof } from '../../bin/proof/client/proof.ts';
import { doMainJob } from '../../bin/proof/main-job.ts';
import {
  guessCodeAtOnce,
  guessCodeInTime,
  guessPasswordAtOnce,
  registerAtOnce,
} from '../../bin/proof/races/accounts.ts';
import { attachAtOnce, createProductsAtOnce } from '../../bin/proof/races/company.ts';
import { claimLookAlikes, claimName } from '../../bin/proof/races/claim-names.ts';
import { savePostAtOnce, sendLeadAtOnce } from '../../bin/proof/races/idempotency.ts';
import { guessAppCodeAtOnce, guessPinAtOnce, resetAtOnce } from '../../bin/proof/races/lock-guesses.ts';
import { askBeyondQuota } from '../../bin/proof/races/quota.ts';
import { takeOverWhileAnswering } from '../../bin/proof/races/take-over.ts';
import { useSystem } from './use-system.ts';

const RACE_MS = 120_000;
const OWNERS = 50;

let proof: Proof;
let owners: Owner[];

useSystem(async (started) => {
  proof = started;
  owners = await Promise.all(Array.from({ length: OWNERS }, () => signUp(proof)));
});

test('the main job works from sign-up to the mail about a lead', { timeout: RACE_MS }, async () => {
  const result = await doMainJob(proof);

  expect(result.answer).toEqual(['A lesson costs 45 euros and lasts one hour.']);
  expect(result).toMatchObject({ leads: 1, conversations: 1, questionsToday: 1 });
});

test('no name that looks like that of a live page is given to another owner', { timeout: RACE_MS }, async () => {
  const result = await claimLookAlikes(proof, await publishPage(proof, await signUp(proof)), await signUp(proof), 40);

  expect(result).toEqual({ tried: 40, taken: [] });
});

test('of 50 owners who claim one name at once exactly one gets it', { timeout: RACE_MS }, async () => {
  const versions = new Map<string, number>();

  const results = [await claimName(proof, owners, versions), await claimName(proof, owners, versions)];

  const once = { winners: 1, refused: OWNERS - 1, others: [], isConsistent: true };
  expect(results).toEqual([once, once]);
});

test('50 sign-ups at once with one address and one code make one account', { timeout: RACE_MS }, async () => {
  const result = await registerAtOnce(proof, 50);

  expect(result).toMatchObject({ succeeded: 1, accounts: 1 });
});

test('a code is used up after five wrong tries, also when they come at once', { timeout: RACE_MS }, async () => {
  expect(await guessCodeAtOnce(proof, 30)).toEqual({ refused: 30, isUsedUp: true });
  expect(await guessCodeInTime(proof)).toBe(true);
});

test(
  'of 100 wrong passwords at once ten are looked at, then the account is locked until an administrator unlocks it, but in a known browser',
  { timeout: RACE_MS },
  async () => {
    const [owner] = owners;
    if (!owner) throw new Error('There is no owner.');

    const result = await guessPasswordAtOnce(proof, owner, 100);

    expect(result.evaluated).toBeLessThanOrEqual(10);
    expect(result).toMatchObject({ succeeded: 0, isLocked: true, isOpenWhereKnown: true, isUnlocked: true });
  },
);

test('of 100 wrong PINs at once five are looked at, then only the password helps', { timeout: RACE_MS }, async () => {
  const result = await guessPinAtOnce(proof, await signUp(proof), 100);

  expect(result).toEqual({ evaluated: 5, succeeded: 0, late: ['pin_blocked', 'pin_blocked'], isGoodAgain: true });
});

test(
  'of 100 wrong codes of an authenticator app at once ten are looked at, over all sign-ins of an hour',
  { timeout: RACE_MS },
  async () => {
    const result = await guessAppCodeAtOnce(proof, await signUp(proof), 100);

    expect(result).toEqual({ evaluated: 10, succeeded: 0, late: 'too_many_requests', isGoodAfterAnHour: true });
  },
);

test('a code that is used 20 times at once sets one new password', { timeout: RACE_MS }, async () => {
  const result = await resetAtOnce(proof, await signUp(proof), 20);

  expect(result).toEqual({ changed: 1, others: ['code_incorrect'], passwords: 1 });
});

test('a request that is sent 20 times at once with one key has one effect', { timeout: RACE_MS }, async () => {
  const page = await publishPage(proof, await signUp(proof));

  const lead = await sendLeadAtOnce(proof, page, 20);
  const post = await savePostAtOnce(proof, page, 20);

  for (const result of [lead, post]) {
    expect(result).toMatchObject({ effects: 1, others: [] });
    expect(result.succeeded).toBeGreaterThan(0);
  }
});

test(
  'of 20 questions at once exactly the ten that are left of the month are answered',
  { timeout: RACE_MS },
  async () => {
    const page = await publishPage(proof, await signUp(proof));

    const result = await askBeyondQuota(proof, page, { count: 20, left: 10 });

    expect(result).toEqual({ answered: 10, limited: 10, others: [], used: 10_000, limit: 10_000 });
  },
);

test(
  'of 50 products that are created at once exactly as many come to be as the plan has',
  { timeout: RACE_MS },
  async () => {
    const result = await createProductsAtOnce(proof, await signUp(proof), 50);

    expect(result).toEqual({ created: 5, refused: 45, others: [], used: 5, limit: 5 });
  },
);

test('an upload that is attached 20 times at once is one document', { timeout: RACE_MS }, async () => {
  const result = await attachAtOnce(proof, await signUp(proof), 20);

  expect(result).toEqual({ succeeded: 20, others: [], files: 1 });
});

test.each([0, 40, 120])(
  'a person who takes over while five questions are being answered, %i ms in, is the last who is heard',
  { timeout: RACE_MS },
  async (delayMs) => {
    const page = await publishPage(proof, await signUp(proof));

    const result = await takeOverWhileAnswering(proof, page, { questions: 5, at: 5, delayMs });

    expect(result).toEqual({
      fences: [1],
      saidAfterwards: [],
      lost: 0,
      copies: 1,
      whileHeld: 'person',
      afterwards: 'answered',
    });
  },
);
