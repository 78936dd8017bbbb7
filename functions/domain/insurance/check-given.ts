/**
 * What is wrong with answers: what the engine finds in them alone, and what only the server can know, whether an answer is
 * on its list, and whether a file is one of the application's that shows what it must.
 */
import type { Answer } from '../../../shared/insurance/answers.ts';
import {
  checkAnswers,
  toProblem,
  type AnswerProblem,
  type ProblemCode,
} from '../../../shared/insurance/check-answers.ts';
import type { Block, Question } from '../../../shared/insurance/definition.ts';
import { carCountries } from '../../../shared/insurance/lookups.ts';
import type { Application, AskedQuestion } from '../../../shared/insurance/product.ts';
import nationalities from '../../../shared/insurance/samples/nationalities.json' with { type: 'json' };
import { isFileKind } from '../../../shared/insurance/uploads.ts';
import { isoCountries } from '../../../shared/places/iso-countries.ts';
import { findFile } from './files/application-files.ts';
import { findingsInAnswers } from './files/check-picture.ts';
import type { FileRow } from './files/file-rows.ts';
import { lookupProvider } from './lookups/lookup-provider.ts';

/** @param filesOf applications whose files may be named; null for answers that are not kept: theirs are not looked at */
export async function checkGiven(
  application: Application,
  stage: Block['stage'],
  filesOf: readonly string[] | null,
): Promise<AnswerProblem[]> {
  const problems = checkAnswers(application, stage);
  // What is wrong in itself is said first; a question is named once.
  const isWrong = (one: AskedQuestion): boolean =>
    problems.some(
      ({ about, question, person }) =>
        about === one.block.about && question === one.question.id && person === one.person,
    );
  const asked = application.asked.filter(
    (one) => (stage === 'details' || one.block.stage === 'quote') && one.answer !== undefined && !isWrong(one),
  );
  const found = await Promise.all(
    asked.map(async (one) => {
      const code = await findProblem(application, one, filesOf);
      return code === undefined ? [] : [toProblem(one, { code })];
    }),
  );
  return [...problems, ...found.flat()];
}

async function findProblem(
  application: Application,
  one: AskedQuestion,
  filesOf: readonly string[] | null,
): Promise<ProblemCode | undefined> {
  const { question, answer } = one;
  if (answer === undefined) return undefined;
  if (question.list !== undefined)
    return (await isOnList(application, one, question.list)) ? undefined : 'not_an_option';
  if (!isFileKind(question.kind) || filesOf === null) return undefined;
  const problems = await Promise.all(
    idsIn(answer).map(async (fileId) => findFileProblem(application, one, await findFileOf(filesOf, fileId))),
  );
  return problems.find((problem) => problem !== undefined);
}

const idsIn = (answer: Answer): string[] => (Array.isArray(answer) ? answer : [String(answer)]);

async function isOnList(
  { product, data }: Application,
  { answer = '', person, block, question }: AskedQuestion,
  list: NonNullable<Question['list']>,
): Promise<boolean> {
  const given = idsIn(answer).filter((one) => one !== '');
  if (list === 'countries') return given.every((one) => isoCountries.includes(one));
  if (list === 'nationalities') return given.every((one) => nationalities.rows.includes(one));
  const country = carCountries.find((one) => one === product.definition.country);
  if (country === undefined) return false;
  const provider = await lookupProvider();
  if (list === 'car-makes') {
    const makes = await provider.listMakes(country);
    return given.every((one) => makes.includes(one));
  }
  // Models are those of the make that the same block asks for.
  const make = block.questions.find((other) => other.list === 'car-makes' && other.id !== question.id);
  const answers = person === null ? (block.about === 'applicant' ? data.applicant : data.answer) : data.insured[person];
  const models = make === undefined ? [] : await provider.listModels(country, String(answers?.[make.id] ?? ''));
  return given.every((one) => models.includes(one));
}

async function findFileOf(applicationIds: readonly string[], fileId: string): Promise<FileRow | null> {
  const found = await Promise.all(applicationIds.map((applicationId) => findFile(applicationId, fileId)));
  return found.find((file) => file !== null) ?? null;
}

function findFileProblem(
  { data }: Application,
  { block, question }: AskedQuestion,
  file: FileRow | null,
): ProblemCode | undefined {
  if (file === null || file.about !== block.about || file.question !== question.id) return 'file_unknown';
  if (!file.needsCheck || question.check === undefined) return undefined;
  if (file.seen === null) return 'file_unchecked';
  return findingsInAnswers(file, file.seen, question.check, data.answer).length > 0 ? 'file_unclear' : undefined;
}
