/**
 * Meta's side of a binding: its consent dialog, and the few calls of the Graph API that are needed (Facebook Login for
 * the web; Graph API v23.0). No token is kept: names are read once, and the app itself may take a person's consent back.
 */
import { createHmac } from 'node:crypto';
import * as z from 'zod';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { readSecret } from '../../kit/clients/secrets.ts';
import { environment } from '../../kit/environment.ts';
import { fetchText } from '../../kit/fetch-text.ts';

export const needs: StoreNeeds = { secrets: ['meta'] };

const VERSION = 'v23.0';

/** Who it is, which pages they have, and the handles of those pages' Instagram accounts. Nothing may be written. */
const SCOPES = 'public_profile,pages_show_list,instagram_basic';

const TIMEOUT_MS = 8_000;

/** Names are for a person to choose from: more pages than these are of no use. */
const MOST_PAGES = 25;

const Person = z.object({ id: z.string().regex(/^\d{1,30}$/), name: z.string() });
const Pages = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      link: z.string().optional(),
      instagram_business_account: z.object({ username: z.string() }).optional(),
    }),
  ),
});
export type MetaPage = z.infer<typeof Pages>['data'][number];
export type MetaPerson = z.infer<typeof Person>;

/** The path of ours that Meta returns the browser to. */
const returnAddress = (): string => `${environment.appOrigin()}/app/meta`;

/** Throws `under_construction` where no app is registered with Meta. */
export function metaAppId(): string {
  const appId = environment.metaAppId();
  if (appId === undefined) throw new AppError('under_construction');
  return appId;
}

export function consentAddress(state: string): string {
  const query = new URLSearchParams({
    client_id: metaAppId(),
    redirect_uri: returnAddress(),
    response_type: 'code',
    scope: SCOPES,
    state,
  });
  return `${environment.metaEndpoint() ?? 'https://www.facebook.com'}/${VERSION}/dialog/oauth?${query}`;
}

/** Who the code stands for, and their pages. Throws `meta_failed` when Meta does not take the code. */
export async function readMetaPerson(code: string): Promise<{ person: MetaPerson; pages: MetaPage[] }> {
  const secret = await readSecret('meta');
  const credentials = { client_id: metaAppId(), client_secret: secret, redirect_uri: returnAddress(), code };
  const { access_token: token } = z
    .object({ access_token: z.string() })
    .parse(await send('POST', 'oauth/access_token', credentials));
  // Meta takes a token only from whoever also knows the app's secret (Graph API: securing requests).
  const proof = { access_token: token, appsecret_proof: createHmac('sha256', secret).update(token).digest('hex') };
  const person = Person.parse(await send('GET', 'me', { fields: 'id,name', ...proof }));
  const fields = 'name,link,instagram_business_account{username}';
  const { data } = Pages.parse(await send('GET', 'me/accounts', { fields, limit: String(MOST_PAGES), ...proof }));
  return { person, pages: data };
}

/** Takes the person's consent back. One that they took back themselves is none any more: Meta's refusal says that. */
export async function revokeConsent(personId: string): Promise<void> {
  const token = `${metaAppId()}|${await readSecret('meta')}`;
  try {
    await send('DELETE', `${personId}/permissions`, { access_token: token });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'meta_failed')) throw error;
  }
}

/**
 * Fields go into the body, where no log sees them; the Graph API then takes the method from there too.
 *
 * @throws AppError `meta_failed` for a refusal, `unavailable` when there is no answer
 */
async function send(method: 'GET' | 'POST' | 'DELETE', path: string, fields: Record<string, string>): Promise<unknown> {
  const body = new URLSearchParams({ ...fields, method });
  const address = `${environment.metaEndpoint() ?? 'https://graph.facebook.com'}/${VERSION}/${path}`;
  const request = { method: 'POST', body };
  const { status, text } = await fetchText(address, request, TIMEOUT_MS).catch((error: unknown) => {
    throw new AppError('unavailable', {}, `Meta did not answer: ${error}`);
  });
  if (status >= 500) throw new AppError('unavailable', {}, `Meta answered ${status} to ${path}.`);
  if (status !== 200) throw new AppError('meta_failed', {}, `Meta answered ${status} to ${path}.`);
  return JSON.parse(text);
}
