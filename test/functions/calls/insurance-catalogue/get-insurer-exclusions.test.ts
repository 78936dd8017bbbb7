import { describe, expect, test } from 'vitest';
import { getInsurerExclusions } from '../../../../functions/calls/insurance-catalogue/get-insurer-exclusions.ts';
import { changeExclusions } from '../../../../functions/domain/insurance/insurer/change-exclusions.ts';
import { asEditor, asNobody, asStranger } from '../../../kit/company.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

useInsurer();

describe('getInsurerExclusions', () => {
  test('counts persons, whatever marks they have', async () => {
    const ana = { firstName: 'Ana', lastName: 'Kolar', birth: '1980-04-30' };
    await changeExclusions(
      accountId,
      [
        { ...ana, idNumber: 'A 123' },
        { ...ana, firstName: 'Bo' },
      ],
      true,
    );

    expect(await getInsurerExclusions({}, asEditor())).toEqual({ count: 2 });
    expect(await getInsurerExclusions({}, asStranger())).toEqual({ count: 0 });
    await expect(getInsurerExclusions({}, asNobody())).rejects.toMatchObject({ code: 'forbidden' });
  });
});
