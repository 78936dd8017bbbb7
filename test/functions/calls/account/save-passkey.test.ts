import { describe, expect, test } from 'vitest';
import { savePasskey } from '../../../../functions/calls/account/save-passkey.ts';
import { startPasskey } from '../../../../functions/calls/account/start-passkey.ts';
import { startPasskeySignIn } from '../../../../functions/calls/account/start-passkey-sign-in.ts';
import { otherAccountId } from '../../../kit/id-tokens.ts';
import { owner, useLock, visitor } from '../../../kit/lock.ts';
import { accountRow } from '../../../kit/rows.ts';
import { softwarePasskey } from '../../../kit/software-passkey.ts';

const lock = useLock();

describe('savePasskey', () => {
  test('keeps it under its name and tells the owner', async () => {
    lock.begin();
    const passkey = softwarePasskey();
    const made = passkey.create(await startPasskey({}, owner()));

    expect(await savePasskey({ name: 'iPhone', passkey: made }, owner())).toMatchObject({
      id: passkey.id,
      name: 'iPhone',
      lastUsedAt: null,
    });
    expect(lock.mailsOf()).toMatchObject([{ change: 'passkey-added' }]);
  });

  test('takes a challenge once', async () => {
    lock.begin();
    const asked = await startPasskey({}, owner());
    await savePasskey({ name: 'One', passkey: softwarePasskey().create(asked) }, owner());

    await expect(savePasskey({ name: 'Two', passkey: softwarePasskey().create(asked) }, owner())).rejects.toMatchObject(
      { code: 'passkey_failed' },
    );
  });

  test('takes no challenge of a sign-in, and none of another account', async () => {
    lock.begin();
    lock.put([accountRow({ accountId: otherAccountId, email: 'khalid@example.com' })]);
    const asked = await startPasskey({}, owner());
    const { challenge } = await startPasskeySignIn({}, visitor());
    const made = softwarePasskey().create({ ...asked, challenge });
    const stranger = owner({ actor: { ...owner().actor, id: otherAccountId } });
    lock.put([
      {
        ...lock.table().row({ pk: `ACC#${owner().actor.id}`, sk: `SESSION#${owner().actor.signedInAt}` }),
        pk: `ACC#${otherAccountId}`,
      },
    ]);

    await expect(savePasskey({ name: 'One', passkey: made }, owner())).rejects.toMatchObject({
      code: 'passkey_failed',
    });
    await expect(
      savePasskey({ name: 'One', passkey: softwarePasskey().create(asked) }, stranger),
    ).rejects.toMatchObject({ code: 'passkey_failed' });
  });

  test('keeps each passkey once', async () => {
    lock.begin();
    const passkey = softwarePasskey();
    await savePasskey({ name: 'One', passkey: passkey.create(await startPasskey({}, owner())) }, owner());
    const again = passkey.create(await startPasskey({}, owner()));

    await expect(savePasskey({ name: 'Two', passkey: again }, owner())).rejects.toMatchObject({
      code: 'passkey_failed',
    });
    expect(lock.mailsOf()).toHaveLength(1);
  });

  test('refuses an answer that names no challenge', async () => {
    lock.begin();
    const made = softwarePasskey().create(await startPasskey({}, owner()));

    for (const clientDataJSON of ['', 'AAAA', Buffer.from('{"challenge":"a b"}').toString('base64url')])
      await expect(savePasskey({ name: 'One', passkey: { ...made, clientDataJSON } }, owner())).rejects.toMatchObject({
        code: 'passkey_failed',
      });
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['a person that was not verified', { isVerified: false }],
    ['an attestation that another key signed', { isForged: true }],
  ])('refuses %s', async (_, changes) => {
    lock.begin();
    const passkey = softwarePasskey().create(await startPasskey({}, owner()), changes);

    await expect(savePasskey({ name: 'iPhone', passkey }, owner())).rejects.toMatchObject({ code: 'passkey_failed' });
  });
});
