import { describe, expect, test } from 'vitest';
import { BocgBlackInsured } from '../../../../functions/calls/insurance-reference/bocg-black-insured.ts';
import { marksOf, type ListedPerson } from '../../../../functions/domain/insurance/exclusion-list.ts';
import { excludedKey } from '../../../../functions/domain/insurance/product-rows.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { callContext } from '../../../kit/call-context.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('BocgBlackInsured', () => {
  const person = { firstName: 'Ana', lastName: 'Šimić-Roy', birth: '1990-02-03' };
  const look = (changes: object = {}) =>
    BocgBlackInsured({ productCode: 'travel-hk', ...person, ...changes }, callContext());

  test('says yes or no, and nothing else', async () => {
    expect(await look()).toEqual({ isExcluded: false });
    put(listed(person));
    expect(await look()).toEqual({ isExcluded: true });
  });

  test('knows a person however the name is written, and by id number', async () => {
    put(listed({ ...person, idNumber: 'A 123-456' }));

    expect((await look({ firstName: 'SIMIC ROY', lastName: 'ana' })).isExcluded).toBe(true);
    expect((await look({ birth: '1990-02-04' })).isExcluded).toBe(false);
    expect((await look({ firstName: 'X', birth: '1990-02-04', idNumber: 'a123456' })).isExcluded).toBe(true);
  });

  test('asks the list of the product’s own insurer', async () => {
    put(listed(person, otherAccountId));
    expect((await look()).isExcluded).toBe(false);
    await expect(look({ productCode: 'none' })).rejects.toMatchObject({ code: 'not_found' });
  });

  const listed = (one: ListedPerson, companyId = accountId) =>
    marksOf(companyId, one).map((mark) => excludedKey(companyId, mark));
});
