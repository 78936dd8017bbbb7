/** All attacks in full, as figures. */
import { publishPage, signUp } from '../client/owners.ts';
import type { Proof } from '../client/proof.ts';
import type { Figure } from '../figures.ts';
import { attack, makeVictim } from './cross-actor.ts';
import { attackDocuments } from './document-access.ts';
import { measureEnumeration, type EnumerationResult } from './enumeration.ts';
import { crossInsurance, type CrossingResult } from './insurance-crossing.ts';
import { makeInsured } from './insured-victim.ts';
import { sendMutations } from './signing-mutations.ts';
import { sendTokens } from './token-confusion.ts';

const MUTATIONS = 500;
const SUBSTITUTIONS = 6_000;
const MAX_TOKEN_MS = 200;
const MAX_GAP_MS = 20;
const ENUMERATIONS = 200;
const MIN_CROSSINGS = 200;

/** `problems` says what went wrong, line by line. */
export async function proveAttacks(proof: Proof): Promise<{ figures: Figure[]; problems: string[] }> {
  const owner = await signUp(proof);
  const mutations = await sendMutations(proof, owner, MUTATIONS);
  const tokens = await sendTokens(proof, owner);
  const victims = await Promise.all([makeVictim(proof), makeVictim(proof), makeVictim(proof)]);
  const crossing = await attack(proof, await publishPage(proof, owner), victims, SUBSTITUTIONS);
  const [victim, stranger] = await Promise.all([makeInsured(proof), makeInsured(proof)]);
  const insurance = await crossInsurance(proof, stranger, victim);
  const enumerations = await measureEnumeration(proof, ENUMERATIONS);
  // Last: it moves the clock.
  const documents = await attackDocuments(proof, victim, stranger);
  return {
    figures: [
      {
        name: 'signing mutations over HTTP',
        goal: '0 of ≥ 400 accepted',
        reached: `${mutations.accepted.length} of ${mutations.sent}`,
        isMet: mutations.accepted.length === 0 && mutations.sent >= 400 && mutations.isSoundAfter,
      },
      {
        name: 'token confusion over HTTP: calls of accounts, billing, support and customers',
        goal: '0 of ≥ 25 variants × 11 routes accepted, < 200 ms each',
        reached: `${tokens.accepted.length} of ${tokens.sent}, ${tokens.slowestMs.toFixed(0)} ms at the slowest`,
        isMet: tokens.accepted.length === 0 && tokens.sent >= 275 && tokens.slowestMs < MAX_TOKEN_MS,
      },
      {
        name: 'cross-actor leaks',
        goal: '0 canaries in ≥ 6,000 substituted requests',
        reached: `${crossing.leaks.length} in ${crossing.sent}, ${crossing.changed.length} changes, ${crossing.faults.length} faults`,
        isMet: crossing.leaks.length + crossing.changed.length + crossing.faults.length === 0,
      },
      {
        name: `insurance across customers, agents, insurers and guests: every field of ${insurance.calls} calls that names a thing`,
        goal: 'each answer as for what is not there, 0 words of the other one, 0 changes',
        reached: `${insurance.leaks.length} leaks in ${insurance.sent}, ${insurance.changed.length} changes, ${insurance.faults.length} faults`,
        isMet: insurance.sent >= MIN_CROSSINGS && findCrossings(insurance).length === 0,
      },
      {
        name: 'documents of policies by tokens that were guessed, used, over or of others; by births, 40 at once',
        goal: '0 opened; 5 births compared, then closed for a day',
        reached: `${documents.opened.length} of ${documents.sent} opened; ${documents.compared} of ${documents.guesses} compared, ${documents.isClosed ? 'closed' : 'open'}, ${documents.isOpenLater ? 'open' : 'closed'} a day later`,
        isMet: documents.opened.length === 0 && documents.compared === 5 && documents.isClosed && documents.isOpenLater,
      },
      ...enumerations.map(enumerationFigure),
    ],
    problems: [
      ...[...tokens.accepted, ...tokens.unlike, ...crossing.leaks, ...crossing.changed, ...crossing.faults],
      ...[...findCrossings(insurance), ...documents.opened],
    ],
  };
}

const findCrossings = ({ leaks, changed, faults }: CrossingResult): string[] => [...leaks, ...changed, ...faults];

/** Where the specification has the answer say whether there is an account, time adds nothing: it is shown, and throttled. */
function enumerationFigure({ name, perKind, medianGapMs, words, isSaidByAnswer }: EnumerationResult): Figure {
  const isEven = medianGapMs < MAX_GAP_MS && words.length === 1;
  return {
    name: `enumeration by time: ${name}`,
    goal: isSaidByAnswer
      ? 'two answers, as specified'
      : `median gap < ${MAX_GAP_MS} ms over ${ENUMERATIONS} + ${ENUMERATIONS}, one answer`,
    reached: `${medianGapMs.toFixed(1)} ms over ${perKind} + ${perKind}, answers: ${words.length}`,
    isMet: isSaidByAnswer ? words.length <= 2 : isEven,
  };
}
