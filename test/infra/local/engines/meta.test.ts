import { describe, expect, test } from 'vitest';
import { APP_ORIGIN } from '../../../kit/function-environment.ts';
import { META_APP_ID, useMeta } from '../../../kit/meta.ts';
import { META_SECRET } from '../../../kit/secrets.ts';

const meta = useMeta();
const returnTo = `${APP_ORIGIN}/app/meta`;
const dialog = (changes: Record<string, string> = {}): string =>
  `${meta.url()}/v23.0/dialog/oauth?${new URLSearchParams({ client_id: META_APP_ID, redirect_uri: returnTo, state: 's', ...changes })}`;
const post = (path: string, fields: Record<string, string>) =>
  fetch(`${meta.url()}/v23.0/${path}`, { method: 'POST', body: new URLSearchParams(fields) });
const code = async (): Promise<string> => (await meta.answerDialog(dialog(), 'allow')).get('code') ?? '';
const credentials = { client_id: META_APP_ID, client_secret: META_SECRET, redirect_uri: returnTo, method: 'POST' };

describe('the stand-in for Meta', () => {
  test('asks the person on a page that says what it is', async () => {
    const html = await (await fetch(dialog())).text();

    expect(html).toContain('Stand-in for Meta, on this machine only');
  });

  test('returns the state as it came, with a code or with the refusal', async () => {
    expect(Object.fromEntries(await meta.answerDialog(dialog(), 'deny'))).toEqual({
      state: 's',
      error: 'access_denied',
    });
    expect([...(await meta.answerDialog(dialog(), 'allow')).keys()].toSorted()).toEqual(['code', 'state']);
  });

  test.each([{ redirect_uri: 'https://evil.example/app/meta' }, { client_id: '1' }])(
    'leads nowhere for %j',
    async (changes) => {
      expect((await fetch(`${dialog(changes)}&answer=allow`, { redirect: 'manual' })).status).toBe(400);
    },
  );

  test.each([{ client_secret: 'x' }, { redirect_uri: `${APP_ORIGIN}/else` }])(
    'gives no token for %j',
    async (wrong) => {
      const response = await post('oauth/access_token', { ...credentials, code: await code(), ...wrong });

      expect(response.status).toBe(400);
    },
  );

  test('tells nothing to a token without the proof of the app', async () => {
    const answer = await post('oauth/access_token', { ...credentials, code: await code() });
    const { access_token: token } = (await answer.json()) as { access_token: string };

    expect((await post('me', { method: 'GET', access_token: token, appsecret_proof: 'x' })).status).toBe(400);
  });

  test('answers what it does not know with an error that names it', async () => {
    const response = await post('me/feed', { method: 'POST', message: 'Hello' });

    expect(response.status).toBe(501);
    expect(await response.text()).toContain('The local Meta has no POST /v23.0/me/feed.');
  });
});
