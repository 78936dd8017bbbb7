import { describe, expect, test } from 'vitest';
import { publishInsurerProduct } from '../../../../functions/calls/insurance-catalogue/publish-insurer-product.ts';
import { findProductRow } from '../../../../functions/domain/insurance/find-product.ts';
import { asEditor, asStranger, uploadId } from '../../../kit/company.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { exampleContent } from '../../../kit/insurance/products.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';
import { useMemoryBuckets } from '../../../kit/memory-bucket.ts';

useInsurer();
const files = useMemoryBuckets();

const bundle = (changes: object = {}) => ({
  ...exampleContent,
  definition: { ...exampleContent.definition, version: 2, ...changes },
});
const keyOf = (companyId: string) => `incoming/insurers/${companyId}/${uploadId}`;

function publish(body: unknown, context = asEditor(), companyId = accountId) {
  files.set(keyOf(companyId), typeof body === 'string' ? body : JSON.stringify(body));
  return publishInsurerProduct({ uploadId }, context);
}

describe('publishInsurerProduct', () => {
  test('publishes the next version, and forgets the file', async () => {
    const { product, problems } = await publish(bundle());

    expect([product?.code, product?.version, problems]).toEqual(['travel-hk', 2, []]);
    expect((await findProductRow('travel-hk'))?.version).toBe(2);
    expect(files.size).toBe(0);
  });

  test('changes nothing when the same comes again', async () => {
    await publish(bundle());

    expect((await publish(bundle())).product?.version).toBe(2);
    await expect(publish(bundle({ quoteDays: 7 }))).rejects.toMatchObject({
      code: 'version_published',
      details: { next: 3 },
    });
  });

  test('says what is wrong with it, and publishes nothing', async () => {
    const missing = await publish(bundle({ plans: [] }));
    const unnamed = await publish({ ...bundle(), wordings: {} });

    expect(missing.problems).toEqual([expect.stringMatching(/^definition\.plans: /)]);
    expect(unnamed).toEqual({ product: null, problems: ['wording/en_us.md is missing'] });
    await expect(publish('{"definition":')).rejects.toMatchObject({ code: 'file_unreadable' });
    expect((await findProductRow('travel-hk'))?.version).toBe(1);
  });

  test('is short about a thousand keys that should not be there', async () => {
    const keys = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`key${index}`, 1]));

    const { problems } = await publish({ ...bundle(), ...keys });

    expect(problems).toEqual([expect.stringContaining('key0')]);
    expect(problems[0]?.length).toBeLessThanOrEqual(300);
  });

  test('refuses a rule in a rule without end, in words', async () => {
    const rule = `${'{"!":'.repeat(50_000)}1${'}'.repeat(50_000)}`;

    await expect(publish(`{"definition":{"insured":{"least":${rule}}}}`)).rejects.toMatchObject({
      code: 'file_unreadable',
      details: { reason: 'it nests more than 64 deep' },
    });
  });

  test('takes no code of another insurer, and no file of theirs', async () => {
    await expect(publish(bundle(), asStranger(), otherAccountId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(publishInsurerProduct({ uploadId }, asEditor())).rejects.toMatchObject({ code: 'not_found' });
  });
});
