import { describe, expect, test } from 'vitest';
import { metaRedirectUrl } from '../../../../functions/calls/page-assets/meta-redirect-url.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { META_APP_ID, useMeta } from '../../../kit/meta.ts';

const dynamo = useDynamo();
useMeta();
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

describe('metaRedirectUrl', () => {
  test('leads to the consent dialog, asking for names and handles and nothing else', async () => {
    const { url } = await metaRedirectUrl({ challenge }, ownerContext());

    expect(new URL(url).pathname).toBe('/v23.0/dialog/oauth');
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      client_id: META_APP_ID,
      redirect_uri: 'https://xpage.example/app/meta',
      scope: 'public_profile,pages_show_list,instagram_basic',
    });
  });

  test('keeps the state as its hash only, for ten minutes, with who began it and where', async () => {
    const { url } = await metaRedirectUrl({ challenge }, ownerContext());
    const state = new URL(url).searchParams.get('state') ?? '';

    expect(state.length).toBeGreaterThan(30);
    expect(JSON.stringify(writes(dynamo))).not.toContain(state);
    expect(writes(dynamo)[0]?.item['Item']).toMatchObject({
      accountId,
      challenge,
      expiresAt: NOW.getTime() / 1_000 + 600,
    });
  });
});
