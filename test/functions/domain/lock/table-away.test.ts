/** While the table is away, or another write is in the way, nobody is told that a code, a PIN or a passkey was wrong. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test, vi } from 'vitest';
import { startPasskey } from '../../../../functions/calls/account/start-passkey.ts';
import { startPasskeySignIn } from '../../../../functions/calls/account/start-passkey-sign-in.ts';
import { renewRecoveryCodes, takeSecondFactor } from '../../../../functions/domain/lock/authenticator.ts';
import { moveDevice } from '../../../../functions/domain/lock/devices.ts';
import { deviceKey, DeviceRow } from '../../../../functions/domain/lock/lock-rows.ts';
import { renamePasskey, savePasskey, takeAssertion } from '../../../../functions/domain/lock/passkeys.ts';
import { clearPinMisses, tryPin } from '../../../../functions/domain/lock/pin.ts';
import { endChallenge, tryChallenge } from '../../../../functions/domain/lock/second-factor.ts';
import { unlockByPasskey, unlockByPin } from '../../../../functions/domain/lock/unlock.ts';
import { dynamo } from '../../../../functions/kit/clients/dynamo.ts';
import { NOW } from '../../../kit/call-context.ts';
import { throttled, transactionCanceled } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { enrolledApp, enrolledBrowser, enrolledPasskey, owner, PIN, useLock, visitor } from '../../../kit/lock.ts';
import { softwarePasskey } from '../../../kit/software-passkey.ts';

const lock = useLock();

type Sent = { input: { TransactItems?: unknown; UpdateExpression?: string; Key?: { sk: string } } };

/** Every command of this kind fails; all others are carried out. */
function fail(error: Error, isMeant: (sent: Sent) => boolean = () => true): void {
  vi.mocked(dynamo.send).mockImplementation((async (command: Sent) => {
    if (isMeant(command)) throw error;
    return lock.table().run(command);
  }) as never);
}

const isTransaction = ({ input }: Sent): boolean => input.TransactItems !== undefined;
const isOfRow =
  (sk: string) =>
  ({ input }: Sent): boolean =>
    input.Key?.sk.startsWith(sk) ?? false;

describe('an overloaded table', () => {
  const error = throttled();

  test.each<[string, () => Promise<unknown>]>([
    ['trying a PIN', () => tryPin(accountId, PIN)],
    ['forgetting misses', () => clearPinMisses(accountId)],
    ['trying a challenge', () => tryChallenge('id', NOW)],
    ['ending a challenge', () => endChallenge('id')],
    ['renaming a passkey', () => renamePasskey(accountId, 'id', 'name')],
    ['renewing recovery codes', () => renewRecoveryCodes(accountId, owner())],
  ])('is told as what it is by %s', async (_, run) => {
    fail(error);

    await expect(run()).rejects.toBe(error);
  });

  test('makes no code of the app and no recovery code a wrong one', async () => {
    lock.begin();
    const { codeAfter, recoveryCodes } = await enrolledApp();
    fail(error, (sent) => sent instanceof UpdateCommand || isTransaction(sent));

    await expect(takeSecondFactor(accountId, codeAfter(30), visitor())).rejects.toBe(error);
    await expect(takeSecondFactor(accountId, recoveryCodes[0] ?? '', visitor())).rejects.toBe(error);
  });

  test('makes no browser an unknown one, and no statement a stale one', async () => {
    lock.begin();
    const browser = await enrolledBrowser();
    const device = DeviceRow.parse(lock.table().row(deviceKey(accountId, browser.deviceId)));
    fail(error, (sent) => sent instanceof UpdateCommand);

    await expect(unlockByPin(browser.state(), PIN, visitor(1))).rejects.toBe(error);
    await expect(moveDevice(accountId, device, 7, NOW)).rejects.toBe(error);
  });

  test('makes no passkey a wrong one', async () => {
    lock.begin();
    const passkey = await enrolledPasskey();
    const browser = await enrolledBrowser();
    const assert = async () => passkey.assert(await startPasskeySignIn({}, visitor()), accountId);
    const [first, second, third] = [await assert(), await assert(), await assert()];
    const made = softwarePasskey().create(await startPasskey({}, owner()));

    fail(error, isOfRow('WEBAUTHN'));
    await expect(takeAssertion(first, NOW)).rejects.toBe(error);
    fail(error, (sent) => sent instanceof UpdateCommand);
    await expect(takeAssertion(second, NOW)).rejects.toBe(error);
    fail(error, isTransaction);
    await expect(savePasskey(made, 'iPhone', owner())).rejects.toBe(error);
    fail(error, isOfRow('DEVICE'));
    await expect(unlockByPasskey(third, browser.state(), visitor(1))).rejects.toBe(error);
  });
});

describe('another write at the same moment', () => {
  const error = transactionCanceled('TransactionConflict', 'None');

  test('makes no recovery code a wrong one: it can be sent again', async () => {
    lock.begin();
    const { recoveryCodes } = await enrolledApp();
    fail(error, isTransaction);
    await expect(takeSecondFactor(accountId, recoveryCodes[0] ?? '', visitor())).rejects.toBe(error);
    fail(error, () => false);

    expect(await takeSecondFactor(accountId, recoveryCodes[0] ?? '', visitor())).toEqual({ kind: 'recovery' });
  });

  test('keeps no codes from being renewed for good, and no passkey from being saved', async () => {
    lock.begin();
    await enrolledApp();
    const made = softwarePasskey().create(await startPasskey({}, owner()));
    fail(error, isTransaction);

    await expect(renewRecoveryCodes(accountId, owner())).rejects.toBe(error);
    await expect(savePasskey(made, 'iPhone', owner())).rejects.toBe(error);
  });
});

describe('what is not there', () => {
  test('has no misses to forget, no name to change and no tries left', async () => {
    lock.begin();

    await expect(clearPinMisses(accountId)).resolves.toBeUndefined();
    await expect(renamePasskey(accountId, 'id', 'name')).rejects.toMatchObject({ code: 'not_found' });
    await expect(tryPin(accountId, PIN)).rejects.toMatchObject({ code: 'pin_blocked', details: { triesLeft: 0 } });
  });
});
