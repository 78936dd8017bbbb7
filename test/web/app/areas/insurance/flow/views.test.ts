import { describe, expect, it } from 'vitest';
import { readProductFiles } from '../../../../../../bin/insurance/product-files.ts';
import type { Answers } from '../../../../../../shared/insurance/answers.ts';
import { productOf, readApplication, type Application } from '../../../../../../shared/insurance/product.ts';
import { viewsOf } from '../../../../../../web/app/areas/insurance/flow/views.ts';
import { firstOpenStep, stepsOf } from '../../../../../../web/app/areas/insurance/flow/steps.ts';
import { priceNow } from '../../../../../../web/app/areas/insurance/flow/estimate.ts';

const today = '2026-03-10';
const folder = (code: string): string => `shared/insurance/products/${code}`;

function read(code: string, answers: Answers, plan: string | null = null): Application {
  const { definition } = readProductFiles(folder(code));
  return readApplication(productOf(definition), answers, { today, plan });
}

const nothing: Answers = { answer: {}, applicant: {}, insured: [] };
const trip: Answers = {
  answer: { trips: 'single', destinations: ['JP'], start: '2026-04-01', end: '2026-04-07', treatment: false },
  applicant: {},
  insured: [{ relation: 'self', birth: '1990-02-14' }],
};
const ids = (application: Application, isWide: boolean): string[] => [
  ...viewsOf(application, 'quote', isWide).map(({ id }) => id),
  ...viewsOf(application, 'details', isWide).map(({ id }) => id),
];

describe('the questions of a product on the screen', () => {
  it('stand one a view on a phone; days, and what is typed, in one go', () => {
    expect(ids(read('travel-hk', trip), false)).toEqual([
      'trip.trips',
      'trip.destinations',
      'trip.start',
      'travellers',
      'more.extras',
      'more.treatment',
      'holder.firstName',
    ]);
  });

  it('stand block by block on a wide screen', () => {
    expect(ids(read('travel-hk', trip), true)).toEqual(['trip', 'travellers', 'more', 'holder']);
  });

  it('ask at most 12 questions in 5 screens with the plan, for one traveller', () => {
    const application = read('travel-hk', trip);
    expect(application.asked.length).toBeLessThanOrEqual(12);
    expect(
      viewsOf(application, 'quote', true).length + viewsOf(application, 'details', true).length + 1,
    ).toBeLessThanOrEqual(5);
  });

  it('show the plate alone, and what it found in one look', () => {
    const views = viewsOf(read('motor-my', nothing), 'quote', false).filter(({ block }) => block.id === 'car');
    expect(views.map(({ asked, hasLookup, isCompact }) => [asked.length, hasLookup, isCompact])).toEqual([
      [1, true, false],
      [5, false, true],
    ]);
  });

  it('offer to name persons where none is needed', () => {
    expect(ids(read('motor-th', nothing), false)).toContain('drivers');
  });
});

describe('who comes back', () => {
  it.each([
    ['nothing', nothing, null, 'trip.trips'],
    ['a trip without its travellers', { ...trip, insured: [] }, null, 'travellers'],
    ['all that the price needs', trip, null, 'plans'],
    ['a plan', trip, 'standard', 'holder.firstName'],
  ] as const)('goes on after %s at %3$s', (_, answers, plan, step) => {
    const application = read('travel-hk', answers as Answers, plan);
    expect(firstOpenStep(stepsOf(application, false), application, null)?.id).toBe(step);
  });
});

describe('the price while somebody answers', () => {
  const price = (answers: Answers) => priceNow(read('travel-hk', answers), answers, null);

  it('is an estimate from the product’s own example before all is answered, and follows the answers', () => {
    const first = price(nothing);
    const far = price({ ...nothing, answer: { trips: 'single', destinations: ['US'] } });
    expect([first?.isEstimate, far?.isEstimate]).toEqual([true, true]);
    expect(far?.prices[0]?.total).toBeGreaterThan(first?.prices[0]?.total ?? Infinity);
  });

  it('is the price once all is answered', () => {
    expect(price(trip)).toMatchObject({ isEstimate: false, prices: [{ plan: 'essential', total: 99_10 }, {}, {}] });
  });

  it('is none for what is declined', () => {
    expect(price({ ...trip, answer: { ...trip.answer, treatment: true } })).toBeNull();
  });
});
