/** Applications of a test for a product that asks for a plate, photos of the car, a film of it, and a paper. */
import type { ProductDefinition } from '../../../shared/insurance/definition.ts';
import { exampleProduct } from '../../../shared/insurance/example-product.ts';
import type { Answers } from '../../../shared/insurance/answers.ts';
import type { Opened } from '../../../functions/domain/insurance/applications.ts';
import { beginTrip, threeDays } from './applications.ts';
import { publishedRows } from './published.ts';

const blocks: ProductDefinition['blocks'] = [
  ...exampleProduct.definition.blocks,
  {
    id: 'car',
    stage: 'details',
    about: 'answer',
    questions: [
      { id: 'plate', kind: 'plate', form: 'plate-my', required: false },
      {
        id: 'carPhoto',
        kind: 'photo',
        required: false,
        check: { labels: ['Car'], textOf: 'plate', leastConfidence: 80 },
      },
      { id: 'carVideo', kind: 'video', required: false, check: { labels: ['Car'], leastConfidence: 80 } },
      { id: 'paper', kind: 'file', required: false },
    ],
  },
];

export const carRows = () => publishedRows({ blocks });

export const withCar = (answer: Answers['answer']): Answers => ({
  ...threeDays,
  answer: { ...threeDays.answer, plate: 'WXY 1234', ...answer },
});

/** Begun for it; its rows must be there. */
export const beginCar = (answer: Answers['answer'] = {}): Promise<Opened> => beginTrip(withCar(answer));
