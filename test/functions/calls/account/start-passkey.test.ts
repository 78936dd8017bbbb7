import { describe, expect, test } from 'vitest';
import { savePasskey } from '../../../../functions/calls/account/save-passkey.ts';
import { startPasskey } from '../../../../functions/calls/account/start-passkey.ts';
import { MAX_PASSKEYS } from '../../../../shared/model/lock.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { accountRow } from '../../../kit/rows.ts';
import { enrolledPasskey, owner, useLock } from '../../../kit/lock.ts';
import { softwarePasskey } from '../../../kit/software-passkey.ts';

const lock = useLock();

describe('startPasskey', () => {
  test('asks for a discoverable passkey of this host that verifies its person, and for none twice', async () => {
    lock.begin();
    const { id } = await enrolledPasskey();
    const asked = await startPasskey({}, owner());

    expect(asked.rp).toEqual({ id: 'xpage.example', name: 'XPage' });
    expect(asked.pubKeyCredParams).toEqual([-7, -257].map((alg) => ({ type: 'public-key', alg })));
    expect(asked.attestation).toBe('none');
    expect(Buffer.from(asked.user.id, 'base64url').toString()).toBe(accountId);
    expect(asked.authenticatorSelection).toEqual({
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    });
    expect(asked.excludeCredentials).toEqual([{ type: 'public-key', id, transports: ['internal'] }]);
  });

  test.each([
    [{}, 'mara@example.com'],
    [{ email: '', phone: '+4670123456' }, '+4670123456'],
    [{ email: '', phone: null }, 'Mara Lindqvist'],
  ])('is made under the name by which its owner knows the account: %j', async (changes, name) => {
    lock.begin();
    lock.put([accountRow(changes)]);

    expect((await startPasskey({}, owner())).user).toMatchObject({ name, displayName: 'Mara Lindqvist' });
  });

  test('asks for a recent sign-in', async () => {
    lock.begin('pin');

    await expect(startPasskey({}, owner())).rejects.toMatchObject({ code: 'sign_in_again' });
  });

  test('ends at twenty', async () => {
    lock.begin();
    for (let count = 0; count < MAX_PASSKEYS; count += 1) {
      const passkey = softwarePasskey().create(await startPasskey({}, owner()));
      await savePasskey({ name: `Key ${count}`, passkey }, owner());
    }

    await expect(startPasskey({}, owner())).rejects.toMatchObject({ code: 'passkeys_full' });
  });
});
