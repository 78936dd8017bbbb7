import { describe, expect, test } from 'vitest';
import { currentDefinition, definitionOf } from '../../../../functions/domain/insurance/find-product.ts';
import type { ProductContent } from '../../../../functions/domain/insurance/check-product.ts';
import { publishProduct } from '../../../../functions/domain/insurance/publish-product.ts';
import type { ProductDefinition } from '../../../../shared/insurance/definition.ts';
import type { ProductCase } from '../../../../shared/insurance/product-cases.ts';
import { NOW } from '../../../kit/call-context.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { exampleContent } from '../../../kit/insurance/products.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

useInsurer();

/** A product that nobody has published yet. */
const content = (changes: Partial<ProductDefinition> = {}): ProductContent => ({
  ...exampleContent,
  definition: { ...exampleContent.definition, code: 'travel-new', ...changes },
});

const publish = (changes: Partial<ProductDefinition> = {}, companyId = accountId) =>
  publishProduct(companyId, content(changes), NOW);

describe('publishProduct', () => {
  test('sells the version from then on, and keeps the one before for who began with it', async () => {
    await publish();
    await publish({ version: 2, quoteDays: 30 });

    expect((await currentDefinition('travel-new')).quoteDays).toBe(30);
    expect((await definitionOf('travel-new', 1)).quoteDays).toBe(14);
  });

  test('changes nothing when it is repeated', async () => {
    const first = await publish();

    expect(await publishProduct(accountId, content(), new Date(NOW.getTime() + 1_000))).toEqual(first);
  });

  test('never changes a version that is out, nor leaves one out', async () => {
    await publish();

    await expect(publish({ quoteDays: 30 })).rejects.toMatchObject({ code: 'version_published', details: { next: 2 } });
    await expect(publish({ version: 3 })).rejects.toMatchObject({ code: 'version_published', details: { next: 2 } });
  });

  test('knows nothing of another insurer’s product', async () => {
    await publish();

    await expect(publish({ version: 2 }, otherAccountId)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('lets one of two win that publish the next version at once', async () => {
    const all = await Promise.allSettled([publish({ quoteDays: 20 }), publish({ quoteDays: 21 })]);

    expect(all.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(all.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'conflict' });
  });

  test('refuses what does not hold, and says why', async () => {
    await expect(publish({ schedule: ['nothing'] })).rejects.toMatchObject({
      code: 'product_invalid',
      details: { problems: expect.arrayContaining(['nothing is neither a question nor a fact']) as unknown },
    });
    await expect(publishProduct(accountId, { ...content(), wordings: {} }, NOW)).rejects.toMatchObject({
      details: { problems: ['wording/en_us.md is missing'] },
    });
  });

  test('refuses a product whose own cases fail', async () => {
    const wrong: ProductCase = {
      title: 'Three days',
      today: '2026-11-22',
      answers: { answer: { start: '2026-12-01', end: '2026-12-03' }, applicant: {}, insured: [] },
      voucher: null,
      stage: 'quote',
      isRenewal: false,
      expects: { problems: [], reasons: [], totals: { standard: 55 }, lines: {}, firstInstalments: {} },
    };
    await expect(publishProduct(accountId, { ...content(), cases: [wrong] }, NOW)).rejects.toMatchObject({
      details: { problems: ['case "Three days": totals: expected {"standard":5500}, got {"standard":5600}'] },
    });
  });
});
