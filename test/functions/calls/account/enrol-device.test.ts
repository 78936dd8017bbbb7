import { describe, expect, test } from 'vitest';
import { enrolDevice } from '../../../../functions/calls/account/enrol-device.ts';
import { saveAgentPin } from '../../../../functions/calls/agent/save-agent-pin.ts';
import { deviceKey } from '../../../../functions/domain/lock/lock-rows.ts';
import { accountId, keys } from '../../../kit/id-tokens.ts';
import { newBrowser, owner, PIN, sessionRow, useLock } from '../../../kit/lock.ts';

const lock = useLock();

const { publicKey } = newBrowser();
const enrol = (pin = PIN, key = publicKey) => enrolDevice({ publicKey: key, pin }, owner());

describe('enrolDevice', () => {
  test('keeps the public key with the session that it was made in', async () => {
    lock.begin();
    await saveAgentPin({ pin: PIN, currentPin: null }, owner());
    const { deviceId } = await enrol();

    const { signedInAt } = owner().actor;
    expect(lock.table().row(deviceKey(accountId, deviceId))).toMatchObject({
      publicKey,
      signedInAt,
      provedAt: signedInAt,
    });
  });

  test('takes the right PIN only', async () => {
    lock.begin();
    await saveAgentPin({ pin: PIN, currentPin: null }, owner());

    await expect(enrol('0000')).rejects.toMatchObject({ code: 'pin_incorrect' });
  });

  test('enrols no browser that a PIN opened: an enrolment does not make others', async () => {
    lock.begin();
    await saveAgentPin({ pin: PIN, currentPin: null }, owner());
    lock.put([sessionRow('pin')]);

    await expect(enrol()).rejects.toMatchObject({ code: 'sign_in_again' });
  });

  test('takes P-256 keys and nothing else', async () => {
    lock.begin();
    await saveAgentPin({ pin: PIN, currentPin: null }, owner());
    const rsa = keys.stranger.publicKey.export({ format: 'der', type: 'spki' }).toString('base64url');

    await expect(enrol(PIN, 'AAAA')).rejects.toMatchObject({ code: 'input_invalid' });
    await expect(enrol(PIN, rsa)).rejects.toMatchObject({ code: 'input_invalid' });
  });
});
