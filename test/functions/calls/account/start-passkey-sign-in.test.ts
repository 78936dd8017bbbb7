import { describe, expect, test } from 'vitest';
import { startPasskeySignIn } from '../../../../functions/calls/account/start-passkey-sign-in.ts';
import { useLock, visitor } from '../../../kit/lock.ts';

useLock();

describe('startPasskeySignIn', () => {
  test('asks for any passkey of this host, with another challenge each time', async () => {
    const [one, two] = [await startPasskeySignIn({}, visitor()), await startPasskeySignIn({}, visitor())];

    expect(one).toMatchObject({ rpId: 'xpage.example', userVerification: 'required' });
    expect(Buffer.from(one.challenge, 'base64url')).toHaveLength(32);
    expect(one.challenge).not.toBe(two.challenge);
  });
});
