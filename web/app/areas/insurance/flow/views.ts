/** How the questions of a product are laid out: what is asked together, on a phone and beside each other. */
import type { Block } from '../../../../../shared/insurance/definition.ts';
import type { Application, AskedQuestion } from '../../../../../shared/insurance/product.ts';

export type View = {
  /** `trip.destinations` by its first question; on a wide screen the block alone. */
  id: string;
  block: Block;
  /** Of this view; for insured persons of all of them. */
  asked: readonly AskedQuestion[];
  /** Whether it finds the answers to the others. */
  hasLookup: boolean;
  /** What was found elsewhere and is only looked over: small fields, one below the other. */
  isCompact: boolean;
};

/** More options than these are searched rather than read. */
export const MOST_SHOWN_OPTIONS = 8;

/** Fields that somebody fills in one go. */
const MOST_TYPED = 4;

/** What is asked in a stage as it stands now. */
export function viewsOf({ product, asked }: Application, stage: Block['stage'], isWide: boolean): View[] {
  const { blocks, insured } = product.definition;
  return blocks
    .filter((block) => block.stage === stage)
    .flatMap((block) => {
      const ofBlock = asked.filter((one) => one.block.id === block.id);
      const isOpen = block.about === 'insured' && stage === 'quote' && insured.most > 0;
      if (ofBlock.length === 0 && !isOpen) return [];
      const hasLookup = block.lookup !== undefined;
      if (isWide || block.about === 'insured' || (hasLookup && block.lookup?.kind !== 'plate')) {
        return [{ id: block.id, block, asked: ofBlock, hasLookup, isCompact: false }];
      }
      return hasLookup ? afterLookup(block, ofBlock) : inParts(block, ofBlock);
    });
}

/** The plate, then what it found in one look. */
function afterLookup(block: Block, [first, ...rest]: readonly AskedQuestion[]): View[] {
  const parts = [first === undefined ? [] : [first], rest].filter(({ length }) => length > 0);
  return parts.map((asked, index) => viewOf(block, asked, { hasLookup: index === 0, isCompact: index > 0 }));
}

function inParts(block: Block, ofBlock: readonly AskedQuestion[]): View[] {
  const parts: AskedQuestion[][] = [];
  for (const one of ofBlock) {
    const last = parts.at(-1);
    if (last !== undefined && goTogether(last, one)) last.push(one);
    else parts.push([one]);
  }
  return parts.map((asked) => viewOf(block, asked, { hasLookup: false, isCompact: false }));
}

function viewOf(
  block: Block,
  asked: readonly AskedQuestion[],
  { hasLookup, isCompact }: Pick<View, 'hasLookup' | 'isCompact'>,
): View {
  return { id: `${block.id}.${asked[0]?.question.id ?? ''}`, block, asked, hasLookup, isCompact };
}

/** The first and the last day of something stand together, and so does what is typed. */
function goTogether(group: readonly AskedQuestion[], one: AskedQuestion): boolean {
  const kinds = [...group, one].map(({ question }) => (isDay(question) ? 'day' : isTyped(question) ? 'typed' : 'own'));
  return !kinds.includes('own') && new Set(kinds).size === 1 && group.length < MOST_TYPED;
}

const isDay = ({ id, kind }: AskedQuestion['question']): boolean => kind === 'date' && id !== 'birth';

const typedKinds = new Set(['date', 'number', 'money', 'text', 'name', 'email', 'phone', 'postcode', 'national-id']);
const isTyped = ({ kind }: AskedQuestion['question']): boolean => typedKinds.has(kind);

/** Whether one touch answers it. */
export function isTap({ question, options }: AskedQuestion): boolean {
  if (question.kind === 'yes-no') return true;
  return question.kind === 'choice' && question.list === undefined && options.length <= MOST_SHOWN_OPTIONS;
}
