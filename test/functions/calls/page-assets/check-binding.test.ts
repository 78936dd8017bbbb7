import { describe, expect, test } from 'vitest';
import { checkBinding } from '../../../../functions/calls/page-assets/check-binding.ts';
import { metaBindingKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMeta } from '../../../kit/meta.ts';

const dynamo = useDynamo();
useMeta();
const row = {
  ...metaBindingKey(accountId),
  personId: '1',
  name: 'Mara',
  entries: [],
  boundAt: '2026-01-01T09:00:00.000Z',
};

describe('checkBinding', () => {
  test('tells the names of a binding, and not whose id at Meta it is', async () => {
    store(dynamo, [row]);

    expect(await checkBinding({}, ownerContext())).toEqual({
      binding: { name: 'Mara', entries: [], boundAt: '2026-01-01T09:00:00.000Z' },
    });
  });

  test('tells that there is none', async () => {
    store(dynamo, [{ ...row, ...metaBindingKey('somebody-else') }]);

    expect(await checkBinding({}, ownerContext())).toEqual({ binding: null });
  });

  test('is under construction where no app is registered with Meta', async () => {
    const { META_APP_ID: appId } = process.env;
    delete process.env['META_APP_ID'];

    await expect(checkBinding({}, ownerContext())).rejects.toMatchObject({ code: 'under_construction', status: 60404 });
    process.env['META_APP_ID'] = appId;
  });
});
