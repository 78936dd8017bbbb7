import { describe, expect, test } from 'vitest';
import { saveQuestionJson } from '../../../../functions/calls/insurance-quote/save-question-json.ts';
import { detectCustomModels } from '../../../../functions/calls/insurance-catalogue/detect-custom-models.ts';
import { openApplication, type Opened } from '../../../../functions/domain/insurance/applications.ts';
import { checkGiven } from '../../../../functions/domain/insurance/check-given.ts';
import { checkRow } from '../../../../functions/domain/insurance/quote-application.ts';
import type { Answers } from '../../../../shared/insurance/answers.ts';
import type { Question } from '../../../../shared/insurance/definition.ts';
import { exampleProduct } from '../../../../shared/insurance/example-product.ts';
import { productOf, readApplication } from '../../../../shared/insurance/product.ts';
import { callContext, NOW } from '../../../kit/call-context.ts';
import { threeDays } from '../../../kit/insurance/applications.ts';
import { beginCar, carRows, withCar } from '../../../kit/insurance/car-applications.ts';
import { sendFile } from '../../../kit/insurance/files.ts';
import { scenePicture, type Scene } from '../../../kit/insurance/pictures.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';
import { useRekognition } from '../../../kit/insurance/rekognition.ts';
import { useRows } from '../../../kit/insurance/use-rows.ts';
import { useMemoryBuckets } from '../../../kit/memory-bucket.ts';

const { put } = useInsurer();
const files = useMemoryBuckets();
useRekognition(files);
useRows(put, carRows);

describe('an answer of a list', () => {
  const questions: Question[] = [
    { id: 'places', kind: 'choices', list: 'countries', required: false },
    { id: 'passport', kind: 'choice', list: 'nationalities', required: false },
    { id: 'make', kind: 'choice', list: 'car-makes', required: false },
    { id: 'model', kind: 'choice', list: 'car-models', required: false },
  ];
  async function problemsOf(answer: Answers['answer'], country = 'TH') {
    const { definition } = exampleProduct;
    const listed = { id: 'listed', stage: 'quote', about: 'answer', questions } as const;
    const product = productOf({ ...definition, country, blocks: [...definition.blocks, { ...listed, questions }] });
    const answers = { ...threeDays, answer: { ...threeDays.answer, ...answer } };
    const application = readApplication(product, answers, { today: '2026-03-10', plan: null });
    return (await checkGiven(application, 'quote', null)).map(({ question, code }) => `${question} ${code}`);
  }

  test('is on it', async () => {
    expect(await problemsOf({ places: ['JP', 'GL'], passport: 'HK', make: 'Toyota', model: 'Yaris Ativ' })).toEqual([]);
    expect(await problemsOf({ places: ['JP', 'Japan'] })).toEqual(['places not_an_option']);
    expect(await problemsOf({ passport: 'GL' })).toEqual(['passport not_an_option']);
    expect(await problemsOf({ make: 'toyota' })).toEqual(['make not_an_option']);
  });

  test('is a model of the make, sold where the product is', async () => {
    expect(await problemsOf({ make: 'Honda', model: 'Yaris Ativ' })).toEqual(['model not_an_option']);
    expect(await problemsOf({ model: 'Yaris Ativ' })).toEqual(['model not_an_option']);
    expect(await problemsOf({ make: 'Toyota', model: 'Yaris Ativ' }, 'MY')).toEqual(['model not_an_option']);
    expect(await problemsOf({ make: 'Toyota' }, 'HK')).toEqual(['make not_an_option']);
  });

  test('is named once when it is wrong in itself', async () => {
    expect(await problemsOf({ places: 'JP' })).toEqual(['places wrong_kind']);
  });
});

describe('a file of an answer', () => {
  const car: Scene = { labels: ['Car'], texts: ['WXY 1234'] };
  const photo = async (opened: Opened, scene: Scene) => sendFile(files, opened, 'carPhoto', await scenePicture(scene));

  async function problemsWith(opened: Opened, answer: Answers['answer']): Promise<string[]> {
    const { revision } = await openApplication(opened, NOW);
    const saved = { kind: 'save', ...opened, revision, language: 'en_us', plan: null } as const;
    await saveQuestionJson({ ...saved, answers: withCar(answer) }, callContext());
    const problems = await checkRow(await openApplication(opened, NOW), 'details', NOW);
    return problems.filter(({ question }) => question !== 'email').map(({ question, code }) => `${question} ${code}`);
  }

  test('is one of the application and of the question', async () => {
    const [opened, other] = [await beginCar(), await beginCar()];
    const paper = await sendFile(files, opened, 'paper', await scenePicture());

    expect(await problemsWith(opened, { carPhoto: ['01JGFJJZ00000000000000000Z'] })).toEqual(['carPhoto file_unknown']);
    expect(await problemsWith(opened, { carPhoto: [await photo(other, car)] })).toEqual(['carPhoto file_unknown']);
    expect(await problemsWith(opened, { carPhoto: [paper] })).toEqual(['carPhoto file_unknown']);
    expect(await problemsWith(opened, { paper: [paper] })).toEqual([]);
  });

  test('was looked at, and shows what is asked for', async () => {
    const opened = await beginCar();
    const [good, dog] = [await photo(opened, car), await photo(opened, { ...car, labels: ['Dog'] })];

    expect(await problemsWith(opened, { carPhoto: [good] })).toEqual(['carPhoto file_unchecked']);
    await detectCustomModels({ ...opened, fileId: good }, callContext());
    await detectCustomModels({ ...opened, fileId: dog }, callContext());
    expect(await problemsWith(opened, { carPhoto: [good] })).toEqual([]);
    expect(await problemsWith(opened, { carPhoto: [good, dog] })).toEqual(['carPhoto file_unclear']);
    expect(await problemsWith(opened, { carPhoto: [good], plate: 'WXY 1235' })).toEqual(['carPhoto file_unclear']);
  });
});
