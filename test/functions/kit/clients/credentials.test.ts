import { afterEach, expect, test, vi } from 'vitest';
import { fromEnvironment } from '../../../../functions/kit/clients/credentials.ts';

afterEach(() => void vi.unstubAllEnvs());

test('credentials are those of the environment, with a token only where there is one', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIA1');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret1');
  vi.stubEnv('AWS_SESSION_TOKEN', undefined);
  expect(await fromEnvironment()).toEqual({ accessKeyId: 'AKIA1', secretAccessKey: 'secret1' });
  vi.stubEnv('AWS_SESSION_TOKEN', 'token1');

  expect(await fromEnvironment()).toEqual({
    accessKeyId: 'AKIA1',
    secretAccessKey: 'secret1',
    sessionToken: 'token1',
  });
});

test('credentials are empty where the environment has none', async () => {
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN']) vi.stubEnv(name, undefined);

  expect(await fromEnvironment()).toEqual({ accessKeyId: '', secretAccessKey: '' });
});
