import type { ProductDefinition } from './definition.ts';
import type { ProductTexts } from './product-texts.ts';

/** Words that are missing in a product's texts, or stand there for nothing: `questions.answer.region`. Empty when all is well. */
export function checkTexts(definition: ProductDefinition, texts: ProductTexts): string[] {
  const { blocks, plans, steps, charges, instalments, underwriting, examples, events, exclusions, schedule } =
    definition;
  const questions = blocks.flatMap((block) => block.questions.map((question) => ({ block, question })));
  return [
    ...compare(
      'blocks',
      blocks.map(({ id }) => id),
      texts.blocks,
    ),
    ...compare(
      'questions',
      questions.map(({ block, question }) => `${block.about}.${question.id}`),
      texts.questions,
    ),
    ...questions.flatMap(({ block, question }) => {
      const at = `${block.about}.${question.id}`;
      const options = (question.options ?? []).map(({ id }) => id);
      return compare(`questions.${at}.options`, options, texts.questions[at]?.options ?? {});
    }),
    ...compare(
      'plans',
      plans.map(({ id }) => id),
      texts.plans,
    ),
    ...compare(
      'benefits',
      plans.flatMap(({ benefits }) => benefits.map(({ id }) => id)),
      texts.benefits,
    ),
    ...compare(
      'lines',
      [...steps, ...charges].map(({ id }) => id),
      texts.lines,
    ),
    ...compare(
      'instalments',
      instalments.map(({ id }) => id),
      texts.instalments,
    ),
    ...compare(
      'reasons',
      underwriting.map(({ id }) => id),
      texts.reasons,
    ),
    ...compare(
      'examples',
      examples.map(({ id }) => id),
      texts.examples,
    ),
    ...compare('events', events, texts.events),
    ...compare('exclusions', exclusions, texts.exclusions),
    ...schedule.filter((name) => !Object.hasOwn(texts.schedule, name)).map((name) => `schedule.${name} is missing`),
  ];
}

function compare(at: string, wanted: readonly string[], texts: Readonly<Record<string, unknown>>): string[] {
  const ids = new Set(wanted);
  return [
    ...[...ids].filter((id) => !Object.hasOwn(texts, id)).map((id) => `${at}.${id} is missing`),
    ...Object.keys(texts)
      .filter((id) => !ids.has(id))
      .map((id) => `${at}.${id} belongs to nothing`),
  ];
}
