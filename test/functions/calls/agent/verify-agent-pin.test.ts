import { describe, expect, test } from 'vitest';
import { login } from '../../../../functions/calls/account/login.ts';
import { saveAgentPin } from '../../../../functions/calls/agent/save-agent-pin.ts';
import { verifyAgentPin } from '../../../../functions/calls/agent/verify-agent-pin.ts';
import { owner, PIN, useLock, visitor } from '../../../kit/lock.ts';

const lock = useLock();

const verify = (pin: string) => verifyAgentPin({ pin }, owner());

async function missFiveTimes(): Promise<void> {
  for (let miss = 1; miss < 5; miss += 1) {
    await expect(verify('0000')).rejects.toMatchObject({ code: 'pin_incorrect', details: { triesLeft: 5 - miss } });
  }
  await expect(verify('0000')).rejects.toMatchObject({ code: 'pin_blocked' });
}

describe('verifyAgentPin', () => {
  test('is blocked after five misses in a row, for the right PIN as well', async () => {
    lock.begin();
    await saveAgentPin({ pin: PIN, currentPin: null }, owner());
    await missFiveTimes();

    await expect(verify(PIN)).rejects.toMatchObject({ code: 'pin_blocked' });
  });

  test('counts misses in a row: a right PIN begins again', async () => {
    lock.begin();
    await saveAgentPin({ pin: PIN, currentPin: null }, owner());
    for (let round = 0; round < 3; round += 1) {
      await expect(verify('0000')).rejects.toMatchObject({ code: 'pin_incorrect', details: { triesLeft: 4 } });
      expect(await verify(PIN)).toEqual({ valid: true });
    }
  });

  test('works again after a sign-in with the password, and after nothing else', async () => {
    lock.begin();
    await saveAgentPin({ pin: PIN, currentPin: null }, owner());
    await missFiveTimes();
    await login({ account: 'mara@example.com', password: 'Long-Sunday-42' }, visitor());

    expect(await verify(PIN)).toEqual({ valid: true });
  });

  test('says the same where there is no PIN', async () => {
    lock.begin();

    await expect(verify(PIN)).rejects.toMatchObject({ code: 'pin_blocked', details: { triesLeft: 0 } });
  });

  test('counts each wrong PIN in our figures, and no right one', async () => {
    lock.begin();
    await saveAgentPin({ pin: PIN, currentPin: null }, owner());
    await verify(PIN);
    const before = lock.log().length;
    await expect(verify('0000')).rejects.toMatchObject({ code: 'pin_incorrect' });

    expect(before).toBe(0);
    expect(lock.log()).toMatchObject([{ WrongCodes: 1, purpose: 'pin' }]);
  });
});
