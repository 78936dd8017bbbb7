import { describe, expect, test } from 'vitest';
import { getPasskeys } from '../../../../functions/calls/account/get-passkeys.ts';
import { renamePasskey } from '../../../../functions/calls/account/rename-passkey.ts';
import { otherAccountId } from '../../../kit/id-tokens.ts';
import { enrolledPasskey, owner, useLock } from '../../../kit/lock.ts';

const lock = useLock();

describe('renamePasskey', () => {
  test('gives it another name', async () => {
    lock.begin();
    const { id } = await enrolledPasskey();
    await renamePasskey({ id, name: 'Work phone' }, owner());

    expect((await getPasskeys({}, owner())).passkeys.map(({ name }) => name)).toEqual(['Work phone']);
  });

  test("finds no passkey of somebody else's", async () => {
    lock.begin();
    const { id } = await enrolledPasskey();
    const stranger = owner({ actor: { ...owner().actor, id: otherAccountId } });

    await expect(renamePasskey({ id, name: 'Mine' }, stranger)).rejects.toMatchObject({ code: 'not_found' });
  });
});
