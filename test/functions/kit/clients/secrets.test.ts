import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetSecrets, readSecret } from '../../../../functions/kit/clients/secrets.ts';
import '../../../kit/function-environment.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const secrets = useSecrets();
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const valueIs = (value: string | undefined): void => {
  secrets.on(GetSecretValueCommand).resolves(value === undefined ? {} : { SecretString: value });
};

describe('a secret', () => {
  test('that was rotated is picked up after five minutes, and not asked for before', async () => {
    valueIs('old');
    expect(await readSecret('pepper')).toBe('old');
    valueIs('new');
    vi.advanceTimersByTime(299_999);
    expect(await readSecret('pepper')).toBe('old');
    vi.advanceTimersByTime(1);

    expect(await readSecret('pepper')).toBe('new');
    expect(secrets.commandCalls(GetSecretValueCommand).map(({ args: [{ input }] }) => input.SecretId)).toEqual([
      'pepper',
      'pepper',
    ]);
  });

  test('is asked for anew when the clock goes back: it is kept for five minutes, and not until then', async () => {
    valueIs('old');
    await readSecret('pepper');
    valueIs('new');
    vi.setSystemTime(Date.now() - 3_600_000);

    expect(await readSecret('pepper')).toBe('new');
  });

  test('that was forgotten is asked for anew', async () => {
    valueIs('old');
    await readSecret('pepper');
    forgetSecrets();
    valueIs('new');

    expect(await readSecret('pepper')).toBe('new');
  });

  test.each([undefined, ''])('without a value (%j) says so, and is not kept', async (nothing) => {
    valueIs(nothing);
    await expect(readSecret('pepper')).rejects.toThrow('The secret pepper has no value yet.');
    valueIs('given');

    expect(await readSecret('pepper')).toBe('given');
  });
});
