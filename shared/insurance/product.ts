import type { Answer, Answers, Person } from './answers.ts';
import type { Block, ProductDefinition, Question } from './definition.ts';
import { makeLogic, NoValue, type Logic, type LogicData, type RunLogic } from './logic.ts';

/** A definition that can be asked. */
export type Product = {
  definition: ProductDefinition;
  /** For prices and decisions: throws where an expression has no value, so that none passes for "does not hold". */
  run: RunLogic;
  /** While answers are missing or wrong: null where an expression has no value. */
  tryRun: RunLogic;
};

const products = new WeakMap<ProductDefinition, Product>();

/** Makes a definition ready; the same one is made ready once. */
export function productOf(definition: ProductDefinition): Product {
  const known = products.get(definition);
  if (known !== undefined) return known;
  const run = makeLogic(definition.tables);
  const product = { definition, run, tryRun: orNull(run) };
  products.set(definition, product);
  return product;
}

function orNull(run: RunLogic): RunLogic {
  return (logic, data) => {
    try {
      return run(logic, data);
    } catch (error) {
      if (error instanceof NoValue) return null;
      throw error;
    }
  };
}

/** The day on which an application is looked at, the plan that is chosen, if one is, and whether it renews a policy (not, if nothing is said). */
export type Moment = { today: string; plan: string | null; isRenewal?: boolean };

/** A question as it stands now. `person` is which of the insured it is about, from 0; null for one of the others. */
export type AskedQuestion = {
  block: Block;
  question: Question;
  person: number | null;
  isRequired: boolean;
  /** Of a choice: the options that can be chosen now. */
  options: readonly string[];
  answer: Answer | undefined;
};

export type Application = {
  product: Product;
  moment: Moment;
  /** Only what is asked now: an answer to what is no longer asked counts for nothing. With all facts. */
  data: LogicData;
  asked: readonly AskedQuestion[];
  /** How many persons were given: those beyond the most that can be insured are left out of everything else. */
  personsGiven: number;
};

/** Reads answers by a definition: what is asked in the light of them, and the facts that follow. */
export function readApplication(product: Product, answers: Answers, moment: Moment): Application {
  const { definition } = product;
  const answer: Record<string, Answer> = {};
  const applicant: Record<string, Answer> = {};
  const insured: Person[] = answers.insured.slice(0, definition.insured.most).map(() => ({}));
  const data: LogicData = { answer, applicant, insured, fact: {}, isRenewal: false, ...moment };
  const asked: AskedQuestion[] = [];
  for (const block of definition.blocks) {
    if (block.about === 'insured') {
      insured.forEach((person, index) => {
        const given = answers.insured[index] ?? {};
        askBlock(product, block, { data: { ...data, person }, given, kept: person, person: index }, asked);
      });
    } else {
      const kept = block.about === 'answer' ? answer : applicant;
      askBlock(product, block, { data, given: answers[block.about], kept, person: null }, asked);
    }
  }
  return { product, moment, data: withFacts(product, data), asked, personsGiven: answers.insured.length };
}

type Given = {
  data: LogicData;
  given: Readonly<Record<string, Answer>>;
  /** Takes what was asked and answered. */
  kept: Record<string, Answer>;
  person: number | null;
};

function askBlock(product: Product, block: Block, { data, given, kept, person }: Given, asked: AskedQuestion[]): void {
  const isSo = (when: Logic | undefined): boolean => holds({ run: product.tryRun }, when, data);
  if (!isSo(block.when)) return;
  for (const question of block.questions) {
    if (!isSo(question.when)) continue;
    const answer = Object.hasOwn(given, question.id) ? given[question.id] : undefined;
    if (answer !== undefined) kept[question.id] = answer;
    const options = (question.options ?? []).filter(({ when }) => isSo(when)).map(({ id }) => id);
    asked.push({ block, question, person, isRequired: isSo(question.required), options, answer });
  }
}

function withFacts({ definition, tryRun }: Product, data: LogicData): LogicData {
  const insured = data.insured.map((answers) => {
    const person: Person = { ...answers };
    for (const { id, value } of definition.personFacts) {
      const fact = tryRun(value, { ...data, person });
      if (fact !== null && fact !== undefined) person[id] = fact as Answer;
    }
    return person;
  });
  const fact: Record<string, unknown> = {};
  const whole = { ...data, insured, fact };
  for (const { id, value } of definition.facts) fact[id] = tryRun(value, whole);
  return whole;
}

/** Whether a condition holds; one that is left out does. */
export function holds({ run }: Pick<Product, 'run'>, when: Logic | undefined, data: LogicData): boolean {
  return when === undefined || run(when, data) === true;
}
