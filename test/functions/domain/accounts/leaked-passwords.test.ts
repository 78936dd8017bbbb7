import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { isLeakedPassword } from '../../../../functions/domain/accounts/leaked-passwords.ts';
import { acceptNewPassword } from '../../../../functions/domain/accounts/new-password.ts';
import { leakedPasswords } from '../../../../infra/local/engines/leaked-passwords.ts';
import { useLeakedPasswords } from '../../../kit/leaked-passwords.ts';
import { useLog } from '../../../kit/log.ts';

const list = useLeakedPasswords();
const log = useLog();

afterEach(() => {
  delete list.fault;
  list.asked.length = 0;
  vi.unstubAllEnvs();
});

test.each(leakedPasswords)('%s, which is in the list, is refused with the reason', async (password) => {
  await expect(acceptNewPassword(` ${password} `)).rejects.toMatchObject({ code: 'password_leaked' });
});

test('the list learns five digits of the hash and nothing else', async () => {
  await expect(isLeakedPassword('Calm-Paper-2026!')).resolves.toBe(false);

  const hash = createHash('sha1').update('Calm-Paper-2026!').digest('hex').toUpperCase();
  expect(list.asked).toEqual([`/range/${hash.slice(0, 5)}`]);
});

test('an ending that only pads the answer is nobody’s password', async () => {
  const ending = createHash('sha1').update('Calm-Paper-2026!').digest('hex').toUpperCase().slice(5);
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(`${ending}:0\r\n`));

  await expect(isLeakedPassword('Calm-Paper-2026!')).resolves.toBe(false);
});

test.each(['error', 'timeout', 'cut'] as const)(
  'when the list has the fault “%s” the password is taken, and a line says so',
  async (fault) => {
    list.fault = fault;

    await expect(acceptNewPassword(leakedPasswords[0] ?? '')).resolves.toBe(leakedPasswords[0]);

    expect(log()).toMatchObject([{ level: 'error', event: 'leaked_passwords.no_answer' }]);
    expect(JSON.stringify(log())).not.toContain(leakedPasswords[0]);
  },
);

test('a stage without the list asks nobody', async () => {
  vi.stubEnv('AWS_ENDPOINT_URL_LEAKED_PASSWORDS', undefined);

  await expect(isLeakedPassword(leakedPasswords[0] ?? '')).resolves.toBe(false);
  expect(list.asked).toEqual([]);
});
