import type { Block, ProductDefinition, Question } from './definition.ts';
import { operators, type Logic } from './logic.ts';
import { minorOf } from './money.ts';
import { namesOf } from './names-of.ts';

/** Where an expression stands decides what it can name. */
type Place = { at: string; logic: Logic; sees: Sight };
type Sight = {
  answers: boolean;
  person: boolean;
  plan: boolean;
  /** Those that are worked out by then. */
  facts: readonly string[];
  personFacts: readonly string[];
};

/**
 * What is wrong with a definition beyond its schema: names that lead nowhere or stand twice, operators that are not known,
 * facts that are used where they are not yet worked out, steps in an order that gives no sum. Sentences; empty when all is well.
 */
export function checkDefinition(definition: ProductDefinition): string[] {
  return [
    ...checkNames(definition),
    ...placesOf(definition).flatMap((place) => checkPlace(definition, place)),
    ...definition.blocks.flatMap(checkBlock),
    ...checkTables(definition),
    ...checkOrder(definition),
    ...checkUnits(definition),
  ];
}

function checkNames(definition: ProductDefinition): string[] {
  const { blocks, plans, steps, charges, underwriting, instalments, personFacts, facts, examples } = definition;
  const questions = blocks.flatMap(({ about, questions }) => questions.map(({ id }) => `${about}.${id}`));
  const persons = questions.filter((name) => name.startsWith('insured.')).map((name) => name.slice('insured.'.length));
  const groups: Record<string, readonly string[]> = {
    blocks: blocks.map(({ id }) => id),
    questions,
    plans: plans.map(({ id }) => id),
    'steps and charges': [...steps, ...charges].map(({ id }) => id),
    underwriting: underwriting.map(({ id }) => id),
    instalments: instalments.map(({ id }) => id),
    'facts of a person': [...persons, ...personFacts.map(({ id }) => id)],
    facts: facts.map(({ id }) => id),
    examples: examples.map(({ id }) => id),
  };
  const known = new Set([...facts.map(({ id }) => id), ...questions.map((name) => name.split('.')[1] ?? '')]);
  const named = [
    ...definition.monotone.map(({ question }) => question),
    ...definition.schedule,
    ...blocks.flatMap(({ questions }) => questions.flatMap(({ check }) => check?.textOf ?? [])),
    ...(definition.excludedAreas === null ? [] : [definition.excludedAreas.question]),
  ];
  const answered = examples.flatMap(({ answer, insured }) => [
    ...Object.keys(answer).map((id) => `answer.${id}`),
    ...insured.flatMap((person) => Object.keys(person).map((id) => `insured.${id}`)),
  ]);
  return [
    ...Object.entries(groups).flatMap(([group, ids]) => twice(ids).map((id) => `${group}: ${id} stands twice`)),
    ...named.filter((name) => !known.has(name)).map((name) => `${name} is neither a question nor a fact`),
    ...answered.filter((name) => !questions.includes(name)).map((name) => `examples: ${name} is not asked`),
  ];
}

const twice = (ids: readonly string[]): string[] => ids.filter((id, index) => ids.indexOf(id) !== index);

function placesOf(definition: ProductDefinition): Place[] {
  const places: Place[] = [];
  const add = (at: string, logic: Logic | undefined, sees: Sight): void => {
    if (logic !== undefined) places.push({ at, logic, sees });
  };
  const facts = definition.facts.map(({ id }) => id);
  const personFacts = definition.personFacts.map(({ id }) => id);
  const early: Sight = { answers: true, person: false, plan: true, facts: [], personFacts: [] };
  const whole: Sight = { ...early, facts, personFacts };
  for (const block of definition.blocks) {
    const person = block.about === 'insured';
    add(block.id, block.when, { ...early, person });
    for (const { id, required, when, least, most, suggested, options } of block.questions) {
      for (const logic of [when, required]) add(`${block.id}.${id}`, logic, { ...early, person });
      // Limits are looked at when the facts are there.
      for (const logic of [least, most, suggested]) add(`${block.id}.${id}`, logic, { ...whole, person });
      for (const option of options ?? []) add(`${block.id}.${id}.${option.id}`, option.when, { ...early, person });
    }
  }
  for (const [index, { id, value }] of definition.personFacts.entries()) {
    add(`person fact ${id}`, value, { ...early, person: true, personFacts: personFacts.slice(0, index) });
  }
  for (const [index, { id, value }] of definition.facts.entries()) {
    add(`fact ${id}`, value, { ...whole, facts: facts.slice(0, index) });
  }
  for (const [name, logic] of Object.entries({
    start: definition.term.start,
    unit: definition.term.unit,
    length: definition.term.length,
    renewal: definition.renewal.when,
  })) {
    add(name, logic, whole);
  }
  for (const { id, when, benefits } of definition.plans) {
    add(`plan ${id}`, when, { ...whole, plan: false });
    for (const { id: benefit, limit } of benefits) add(`plan ${id}.${benefit}`, limit, whole);
  }
  for (const { id, answer, insured } of definition.examples) {
    const nothing: Sight = { ...early, answers: false, plan: false };
    for (const logic of [answer, ...insured].flatMap((given) => Object.values(given))) {
      add(`example ${id}`, logic, nothing);
    }
  }
  for (const { id, per, value, when } of definition.steps) {
    for (const logic of [value, when]) add(`step ${id}`, logic, { ...whole, person: per === 'person' });
  }
  for (const { id, when } of definition.charges) add(`charge ${id}`, when, whole);
  for (const { id, when } of definition.instalments) add(`instalments ${id}`, when, { ...whole, plan: false });
  for (const { id, per, when } of definition.underwriting) {
    add(`rule ${id}`, when, { ...whole, plan: false, person: per === 'person' });
  }
  return places;
}

function checkPlace(definition: ProductDefinition, { at, logic, sees }: Place): string[] {
  const names = namesOf(logic);
  const isAboutPersons = names.operators.includes('somePerson') || names.operators.includes('countPersons');
  const sight = { ...sees, person: sees.person || isAboutPersons };
  return [
    ...names.operators.filter((name) => !operators.has(name)).map((name) => `${at}: no operator ${name}`),
    ...names.tables.filter((name) => !Object.hasOwn(definition.tables, name)).map((name) => `${at}: no table ${name}`),
    ...names.variables
      .filter((name) => !isVariable(definition, name, sight))
      .map((name) => `${at}: no variable ${name}`),
  ];
}

function isVariable({ blocks }: ProductDefinition, name: string, sees: Sight): boolean {
  if (name === 'today' || name === 'isRenewal') return true;
  if (name === 'insured') return sees.answers;
  if (name === 'plan') return sees.plan;
  const [scope, id, rest] = name.split('.');
  if (rest !== undefined || id === undefined) return false;
  const isAsked = (about: string): boolean =>
    blocks.some((block) => block.about === about && block.questions.some((question) => question.id === id));
  if (scope === 'answer' || scope === 'applicant') return sees.answers && isAsked(scope);
  if (scope === 'fact') return sees.facts.includes(id);
  return scope === 'person' && sees.person && (isAsked('insured') || sees.personFacts.includes(id));
}

function checkBlock(block: Block): string[] {
  const filled = Object.values(block.lookup?.fills ?? {});
  return [
    ...filled.filter((name) => !isIn(block, name)).map((name) => `${block.id}: ${name} is no question of its block`),
    ...block.questions.flatMap((question) => checkQuestion(block, question)),
  ];
}

function checkQuestion(block: Block, { id, kind, options, list, check }: Question): string[] {
  const at = `${block.id}.${id}`;
  const isChoice = kind === 'choice' || kind === 'choices';
  const canBeLookedAt = kind === 'photo' || (kind === 'video' && check?.textOf === undefined);
  const sources = [options, list].filter((source) => source !== undefined).length;
  return [
    ...(sources === (isChoice ? 1 : 0) ? [] : [`${at}: choices have options or a list, other kinds neither`]),
    ...(check === undefined || canBeLookedAt ? [] : [`${at}: photos are looked at, and videos but for text`]),
    ...twice((options ?? []).map((option) => option.id)).map((option) => `${at}: option ${option} stands twice`),
  ];
}

const isIn = ({ questions }: Block, name: string): boolean => questions.some(({ id }) => id === name);

function checkTables({ tables }: ProductDefinition): string[] {
  return Object.entries(tables).flatMap(([name, { keys, rows }]) =>
    rows.flatMap((row, index) =>
      row.keys.length === keys.length ? [] : [`table ${name}: row ${index + 1} has not ${keys.length} keys`],
    ),
  );
}

/** A price cannot be rounded to less than its currency has. */
function checkUnits({ currency, roundPremiumTo, charges }: ProductDefinition): string[] {
  const units = [
    { at: 'roundPremiumTo', unit: roundPremiumTo },
    ...charges.map(({ id, rounding }) => ({ at: `charge ${id}`, unit: rounding.unit })),
  ];
  return units
    .filter(({ unit }) => minorOf(unit, currency) < 1)
    .map(({ at }) => `${at}: the unit is less than ${currency} has`);
}

function checkOrder({ steps, charges, insured, blocks }: ProductDefinition): string[] {
  const lastOfPersons = steps.findLastIndex(({ per }) => per === 'person');
  const firstOfPolicy = steps.findIndex(({ per }) => per === 'policy');
  const isMixed = firstOfPolicy !== -1 && lastOfPersons > firstOfPolicy;
  const unsorted = charges.filter(({ rates }) =>
    rates.some(({ from }, index) => from < (rates[index - 1]?.from ?? '')),
  );
  const lateBlocks = blocks.findLastIndex(({ stage }) => stage === 'quote');
  const earlyDetails = blocks.findIndex(({ stage }) => stage === 'details');
  return [
    ...(isMixed ? ['steps for each person come before those for the policy'] : []),
    ...unsorted.map(({ id }) => `charge ${id}: its rates begin one after another`),
    ...(insured.least > insured.most ? ['insured: least is more than most'] : []),
    ...(earlyDetails !== -1 && lateBlocks > earlyDetails
      ? ['blocks of the quote come before those of the details']
      : []),
  ];
}
