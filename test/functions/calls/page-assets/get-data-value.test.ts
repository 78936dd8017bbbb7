import { describe, expect, test } from 'vitest';
import { getDataValue } from '../../../../functions/calls/page-assets/get-data-value.ts';
import { valueKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';

const dynamo = useDynamo();
const savedAt = '2026-01-01T09:00:00.000Z';

describe('getDataValue', () => {
  test.each([28, 'text', false, ['a', { b: null }]])('gives %j as it was saved', async (value) => {
    store(dynamo, [{ ...valueKey(accountId, 'tips.seen'), text: JSON.stringify(value), savedAt }]);

    expect(await getDataValue({ name: 'tips.seen' }, ownerContext())).toEqual({ value, savedAt });
  });

  test('gives null for a name that nothing was saved under, and for one of another account', async () => {
    store(dynamo, [{ ...valueKey('somebody-else', 'tips.seen'), text: '1', savedAt }]);

    expect(await getDataValue({ name: 'tips.seen' }, ownerContext())).toEqual({ value: null, savedAt: null });
  });
});
