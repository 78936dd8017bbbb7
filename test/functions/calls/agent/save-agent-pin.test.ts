import { describe, expect, test } from 'vitest';
import { saveAgentPin } from '../../../../functions/calls/agent/save-agent-pin.ts';
import { verifyAgentPin } from '../../../../functions/calls/agent/verify-agent-pin.ts';
import { pinKey } from '../../../../functions/domain/lock/lock-rows.ts';
import { NOW } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { owner, PIN, sessionRow, useLock } from '../../../kit/lock.ts';

const lock = useLock();

const save = (pin: string, currentPin: string | null = null, context = owner()) =>
  saveAgentPin({ pin, currentPin }, context);

describe('saveAgentPin', () => {
  test('keeps nothing from which the PIN can be read, and tells the owner', async () => {
    lock.begin();
    await save(PIN);

    expect(JSON.stringify(lock.table().row(pinKey(accountId)))).not.toContain(PIN);
    expect(lock.mailsOf()).toEqual([{ template: 'sign-in-ways', accountId, change: 'pin-set' }]);
    expect(await verifyAgentPin({ pin: PIN }, owner())).toEqual({ valid: true });
  });

  test.each(['407', '40711', '40 1', 'abcd', '٤٠٧١', ''])('refuses %j: a PIN has exactly 4 digits', async (pin) => {
    lock.begin();

    await expect(save(pin)).rejects.toMatchObject({ code: 'pin_invalid' });
  });

  test('takes PINs that are easy to guess: the screen warns of them', async () => {
    lock.begin();

    expect(await save('0000')).toEqual({ saved: true });
  });

  test('changes it with the current one, however long ago the sign-in was', async () => {
    lock.begin();
    await save(PIN);
    const later = owner({ now: new Date(NOW.getTime() + 86_400_000) });
    await save('5802', PIN, later);

    await expect(verifyAgentPin({ pin: PIN }, owner())).rejects.toMatchObject({ code: 'pin_incorrect' });
    expect(await verifyAgentPin({ pin: '5802' }, owner())).toEqual({ valid: true });
  });

  test('does not change it with a wrong one, and counts that as a miss', async () => {
    lock.begin();
    await save(PIN);

    for (let miss = 1; miss < 5; miss += 1) {
      await expect(save('5802', '0000')).rejects.toMatchObject({ code: 'pin_incorrect' });
    }
    await expect(save('5802', '0000')).rejects.toMatchObject({ code: 'pin_blocked' });
    await expect(save('5802', PIN)).rejects.toMatchObject({ code: 'pin_blocked' });
  });

  test('sets a forgotten one anew within ten minutes of a sign-in, and not later', async () => {
    lock.begin();
    await save(PIN);
    const at = (seconds: number) => owner({ now: new Date(NOW.getTime() + seconds * 1_000) });

    expect(await save('5802', null, at(540))).toEqual({ saved: true });
    await expect(save('5803', null, at(541))).rejects.toMatchObject({ code: 'sign_in_again' });
  });

  test('does not take an unlock by PIN for a sign-in', async () => {
    lock.begin('pin');

    await expect(save(PIN)).rejects.toMatchObject({ code: 'sign_in_again' });
  });

  test('takes no session that has been ended', async () => {
    lock.begin();
    lock.table().rows.delete(`${sessionRow().pk} ${sessionRow().sk}`);

    await expect(save(PIN)).rejects.toMatchObject({ code: 'token_invalid' });
  });
});
