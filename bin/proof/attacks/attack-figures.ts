/** All attacks in full, as figures. */
import { signUp } from '../client/owners.ts';
import type { Proof } from '../client/proof.ts';
import type { Figure } from '../figures.ts';
import { proveCrossings } from './crossing-figures.ts';
import { attackDocuments } from './document-access.ts';
import { measureEnumeration, type EnumerationResult } from './enumeration.ts';
import { sendMutations } from './signing-mutations.ts';
import { sendTokens } from './token-confusion.ts';

const MUTATIONS = 500;
const MAX_TOKEN_MS = 200;
const MAX_GAP_MS = 20;
const ENUMERATIONS = 200;

/** `problems` says what went wrong, line by line. */
export async function proveAttacks(proof: Proof): Promise<{ figures: Figure[]; problems: string[] }> {
  const owner = await signUp(proof);
  const mutations = await sendMutations(proof, owner, MUTATIONS);
  const tokens = await sendTokens(proof, owner);
  const crossings = await proveCrossings(proof, owner);
  const enumerations = await measureEnumeration(proof, ENUMERATIONS);
  // Last: it moves the clock.
  const documents = await attackDocuments(proof, crossings.victim, crossings.stranger);
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
      ...crossings.figures,
      {
        name: 'documents of policies by tokens that were guessed, used, over or of others; by births, 40 at once',
        goal: '0 opened; 5 births compared, then closed for a day',
        reached: `${documents.opened.length} of ${documents.sent} opened; ${documents.compared} of ${documents.guesses} compared, ${documents.isClosed ? 'closed' : 'open'}, ${documents.isOpenLater ? 'open' : 'closed'} a day later`,
        isMet: documents.opened.length === 0 && documents.compared === 5 && documents.isClosed && documents.isOpenLater,
      },
      ...enumerations.map(enumerationFigure),
    ],
    problems: [...tokens.accepted, ...tokens.unlike, ...crossings.problems, ...documents.opened],
  };
}

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
