import { expect, test } from 'vitest';
import { verifyIdToken } from '../../../functions/kit/tokens.ts';
import '../../kit/function-environment.ts';
import { staffToken } from '../../kit/id-tokens.ts';

test('an id token of staff gives the groups that its pool put them in, and no others', async () => {
  const token = staffToken({ 'cognito:groups': ['administrators'] });

  expect((await verifyIdToken('staff', token)).groups).toEqual(['administrators']);
  expect((await verifyIdToken('staff', staffToken())).groups).toEqual([]);
  await expect(verifyIdToken('staff', staffToken({ 'cognito:groups': 'administrators' }))).rejects.toMatchObject({
    code: 'token_invalid',
  });
});
