/** All races in full, as figures. */
import { publishPage, signUp, type Owner } from '../client/owners.ts';
import type { Proof } from '../client/proof.ts';
import type { Figure } from '../figures.ts';
import { guessCodeAtOnce, guessCodeInTime, guessPasswordAtOnce, registerAtOnce } from './accounts.ts';
import { claimLookAlikes, claimName } from './claim-names.ts';
import { savePostAtOnce, sendLeadAtOnce } from './idempotency.ts';
import { guessAppCodeAtOnce, guessPinAtOnce, resetAtOnce } from './lock-guesses.ts';
import { askBeyondQuota } from './quota.ts';
import { takeOverWhileAnswering } from './take-over.ts';

const OWNERS = 50;
const NAMES = 20;
const LOOK_ALIKES = 200;
const GUESSES = 100;
const QUESTIONS = 200;
const LEFT = 10;
const REPEATS = 20;
const TAKE_OVERS = 20;
const ASKED_MEANWHILE = 5;

export async function proveRaces(proof: Proof): Promise<Figure[]> {
  const owners = await Promise.all(Array.from({ length: OWNERS }, () => signUp(proof)));
  return [
    await claimFigure(proof, owners),
    await lookAlikeFigure(proof),
    await registerFigure(proof),
    await codeFigure(proof),
    await oneUseFigure(proof, await signUp(proof)),
    await passwordFigure(proof, await signUp(proof)),
    await pinFigure(proof, await signUp(proof)),
    await appFigure(proof, await signUp(proof)),
    await quotaFigure(proof),
    await onceFigure(proof),
    await takeOverFigure(proof),
  ];
}

async function claimFigure(proof: Proof, owners: readonly Owner[]): Promise<Figure> {
  const versions = new Map<string, number>();
  let good = 0;
  for (let name = 0; name < NAMES; name += 1) {
    const { winners, refused, isConsistent } = await claimName(proof, owners, versions);
    if (winners === 1 && refused === OWNERS - 1 && isConsistent) good += 1;
  }
  return {
    name: `${OWNERS} parallel claims of one name, ${NAMES} names`,
    goal: '1 winner each',
    reached: `1 winner for ${good} of ${NAMES}`,
    isMet: good === NAMES,
  };
}

async function lookAlikeFigure(proof: Proof): Promise<Figure> {
  const { tried, taken } = await claimLookAlikes(
    proof,
    await publishPage(proof, await signUp(proof)),
    await signUp(proof),
    LOOK_ALIKES,
  );
  return {
    name: `${LOOK_ALIKES} names that look like that of a live page`,
    goal: '0 given to another owner',
    reached: `${taken.length} of ${tried} ${taken.slice(0, 3).join(' ')}`.trim(),
    isMet: tried === LOOK_ALIKES && taken.length === 0,
  };
}

async function registerFigure(proof: Proof): Promise<Figure> {
  const { succeeded, accounts } = await registerAtOnce(proof, OWNERS);
  return {
    name: `${OWNERS} parallel sign-ups with one address and one code`,
    goal: '1 account',
    reached: `${accounts} account, ${succeeded} told so`,
    isMet: accounts === 1 && succeeded === 1,
  };
}

async function codeFigure(proof: Proof): Promise<Figure> {
  const { isUsedUp } = await guessCodeAtOnce(proof, GUESSES);
  const isInTime = await guessCodeInTime(proof);
  return {
    name: `${GUESSES} parallel guesses of a code`,
    goal: '5 tries, one use',
    reached: isUsedUp && isInTime ? 'used up after five, good before' : 'not as it should be',
    isMet: isUsedUp && isInTime,
  };
}

async function oneUseFigure(proof: Proof, owner: Owner): Promise<Figure> {
  const { changed, passwords } = await resetAtOnce(proof, owner, REPEATS);
  return {
    name: `one code for a new password ${REPEATS} × in parallel`,
    goal: 'one use',
    reached: `${changed} told so, ${passwords} of their passwords good`,
    isMet: changed === 1 && passwords === 1,
  };
}

async function pinFigure(proof: Proof, owner: Owner): Promise<Figure> {
  const { evaluated, succeeded, late, isGoodAgain } = await guessPinAtOnce(proof, owner, GUESSES);
  const isBlocked = late.every((code) => code === 'pin_blocked');
  return {
    name: `${GUESSES} parallel wrong PINs, in a browser and in a session`,
    goal: '≤ 5 looked at, the right one refused until the password',
    reached: `${evaluated} looked at, ${isBlocked ? 'blocked' : 'not blocked'}, ${isGoodAgain ? 'good after the password' : 'blocked for good'}`,
    isMet: evaluated <= 5 && succeeded === 0 && isBlocked && isGoodAgain,
  };
}

async function appFigure(proof: Proof, owner: Owner): Promise<Figure> {
  const { evaluated, succeeded, late, isGoodAfterAnHour } = await guessAppCodeAtOnce(proof, owner, GUESSES);
  const isRefused = late === 'too_many_requests';
  return {
    name: `${GUESSES} parallel wrong codes of an authenticator app, over 20 sign-ins`,
    goal: '≤ 10 looked at in an hour',
    reached: `${evaluated} looked at, the right one then ${isRefused ? 'refused' : 'taken'}, ${isGoodAfterAnHour ? 'taken' : 'refused'} an hour later`,
    isMet: evaluated <= 10 && succeeded === 0 && isRefused && isGoodAfterAnHour,
  };
}

async function passwordFigure(proof: Proof, owner: Owner): Promise<Figure> {
  const { evaluated, succeeded, isLocked, isOpenWhereKnown, isUnlocked } = await guessPasswordAtOnce(
    proof,
    owner,
    GUESSES,
  );
  return {
    name: `${GUESSES} parallel wrong passwords`,
    goal: '≤ 10 evaluated, then locked but in known browsers; an administrator unlocks',
    reached: `${evaluated} evaluated, ${isLocked ? 'locked' : 'not locked'}, ${isOpenWhereKnown ? 'open' : 'locked as well'} in a known browser, ${isUnlocked ? 'unlocked' : 'not unlocked'}`,
    isMet: evaluated <= 10 && succeeded === 0 && isLocked && isOpenWhereKnown && isUnlocked,
  };
}

async function quotaFigure(proof: Proof): Promise<Figure> {
  const page = await publishPage(proof, await signUp(proof));
  const { answered, limited, others, used, limit } = await askBeyondQuota(proof, page, {
    count: QUESTIONS,
    left: LEFT,
  });
  return {
    name: `${QUESTIONS} parallel questions at ${limit - LEFT} of ${limit}`,
    goal: `exactly ${LEFT} answered by the model`,
    reached: `${answered} answered, ${limited} with extracts, ${others.length} otherwise; counter ${used}`,
    isMet: answered === LEFT && limited === QUESTIONS - LEFT && used === limit,
  };
}

async function onceFigure(proof: Proof): Promise<Figure> {
  const page = await publishPage(proof, await signUp(proof));
  const results = [await sendLeadAtOnce(proof, page, REPEATS), await savePostAtOnce(proof, page, REPEATS)];
  const effects = results.map((result) => result.effects);
  return {
    name: `one idempotency key ${REPEATS} × in parallel (lead, news entry)`,
    goal: '1 effect each',
    reached: `${effects.join(' and ')} effect`,
    isMet: effects.every((count) => count === 1) && results.every(({ others }) => others.length === 0),
  };
}

/** Each in a conversation of its own, a little later after the questions than the one before. */
async function takeOverFigure(proof: Proof): Promise<Figure> {
  let said = 0;
  let lost = 0;
  for (let round = 0; round < TAKE_OVERS; round += 1) {
    const page = await publishPage(proof, await signUp(proof));
    const options = { questions: ASKED_MEANWHILE, at: ASKED_MEANWHILE, delayMs: round * 10 };
    const result = await takeOverWhileAnswering(proof, page, options);
    said += result.saidAfterwards.length;
    lost += result.lost + Math.abs(result.copies - 1);
  }
  return {
    name: `${TAKE_OVERS} take-overs while ${ASKED_MEANWHILE} questions are being answered`,
    goal: 'nothing said by the assistant afterwards, no message lost or twice',
    reached: `${said} said afterwards, ${lost} lost or twice`,
    isMet: said === 0 && lost === 0,
  };
}
