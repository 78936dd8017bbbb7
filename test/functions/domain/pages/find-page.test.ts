import { describe, expect, test } from 'vitest';
import { findLivePageByName, findName } from '../../../../functions/domain/pages/find-page.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { livePageRows, nameRow, publicPage } from '../../../kit/rows.ts';

const dynamo = useDynamo();

describe('a live page', () => {
  test.each(['mara', 'MARA', ' mara '])('is found under %j', async (name) => {
    store(dynamo, livePageRows());

    expect(await findLivePageByName(name)).toEqual({ accountId, page: publicPage() });
  });

  test.each(['rnara', 'maŕa', 'тara', 'nobody', 'x'.repeat(500), '\u202Emara', ''])(
    'is not found under %j',
    async (name) => {
      store(dynamo, livePageRows());

      expect(await findLivePageByName(name)).toBeNull();
    },
  );

  test('is found while it moves to a name that looks the same', async () => {
    const [, live] = livePageRows(publicPage({ agentName: 'jose' }));
    store(dynamo, [nameRow('josé'), live ?? {}]);

    expect((await findLivePageByName('jose'))?.accountId).toBe(accountId);
    expect(await findLivePageByName('josé')).toBeNull();
  });

  test('is not found under the name it had before', async () => {
    store(dynamo, [...livePageRows(), nameRow('lina', accountId, 'mara')]);

    expect(await findLivePageByName('lina')).toBeNull();
    expect((await findName('lina'))?.renamedTo).toBe('mara');
  });
});
