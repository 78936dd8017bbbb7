import { expect, test } from 'vitest';
import * as session from '../../../../shared/calls/session.ts';
import { keyPaths } from '../../../../web/lib/session/key-paths.ts';

test('the key calls are asked for where they stand', () => {
  expect(keyPaths).toEqual({ publicKey: session.getPublicKey.path, secureKey: session.getApiSecureKey.path });
});
