import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { metaCallback } from '../../../../functions/calls/page-assets/meta-callback.ts';
import { metaRedirectUrl } from '../../../../functions/calls/page-assets/meta-redirect-url.ts';
import { metaBindingKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { callContext, NOW, ownerContext } from '../../../kit/call-context.ts';
import { conditionFailed, useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMeta } from '../../../kit/meta.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const dynamo = useDynamo();
const meta = useMeta();
useSecrets();
// RFC 7636, appendix B.
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

async function comeBack(): Promise<{ code: string; state: string; verifier: string }> {
  const { url } = await metaRedirectUrl({ challenge }, ownerContext());
  const query = await meta.answerDialog(url, 'allow');
  return { code: query.get('code') ?? '', state: query.get('state') ?? '', verifier };
}

const bindings = () =>
  writes(dynamo).filter(({ item }) => JSON.stringify(item).includes(metaBindingKey(accountId).sk + '"'));

describe('metaCallback', () => {
  test('binds the account with names and handles, and keeps no token', async () => {
    expect(await metaCallback(await comeBack(), ownerContext())).toEqual({
      name: 'Mara Lindqvist',
      entries: [
        { channel: 'facebook', displayText: 'Studio Lindqvist', value: 'https://www.facebook.com/studiolindqvist' },
        { channel: 'instagram', displayText: '@studiolindqvist', value: 'studiolindqvist' },
        {
          channel: 'facebook',
          displayText: 'Home Office Stockholm',
          value: 'https://www.facebook.com/homeofficesthlm',
        },
      ],
    });

    expect(Object.keys(bindings()[0]?.item['Item'] as object).toSorted()).toEqual([
      'boundAt',
      'entries',
      'name',
      'personId',
      'pk',
      'sk',
    ]);
  });

  test('uses the state up in the same step that checks its account, browser and time', async () => {
    await metaCallback(await comeBack(), ownerContext());

    expect(writes(dynamo).find(({ kind }) => kind === 'Delete')?.item).toMatchObject({
      ConditionExpression: 'accountId = :me AND challenge = :challenge AND expiresAt > :now',
      ExpressionAttributeValues: { ':me': accountId, ':challenge': challenge, ':now': NOW.getTime() / 1_000 },
    });
  });

  test('asks Meta nothing and binds nothing when the state is not good', async () => {
    const sent = await comeBack();
    dynamo.on(DeleteCommand).rejects(conditionFailed());

    await expect(metaCallback(sent, ownerContext())).rejects.toMatchObject({ code: 'meta_state_invalid' });
    expect(bindings()).toEqual([]);
    dynamo.on(DeleteCommand).resolves({});
    expect((await metaCallback(sent, ownerContext())).name, 'its code was not used').toBe('Mara Lindqvist');
  });

  test('does nothing for a browser without a sign-in', async () => {
    await expect(metaCallback(await comeBack(), callContext())).rejects.toMatchObject({ code: 'token_invalid' });
    expect(bindings()).toEqual([]);
  });

  test.each([
    ['was made up', async () => ({ ...(await comeBack()), code: 'AQD4' })],
    [
      'was used before',
      async () => {
        const sent = await comeBack();
        await metaCallback(sent, ownerContext());
        dynamo.resetHistory();
        return sent;
      },
    ],
    [
      'is older than ten minutes',
      async () => {
        const sent = await comeBack();
        meta.clock.now += 600_000;
        return sent;
      },
    ],
  ])('binds nothing with a code that %s', async (_, prepare) => {
    await expect(metaCallback(await prepare(), ownerContext())).rejects.toMatchObject({ code: 'meta_failed' });
    expect(bindings()).toEqual([]);
  });
});
