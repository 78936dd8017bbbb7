/** Asks the running system for addresses that should lead a browser away, and looks at where its answers lead. */
import { request } from 'node:http';
import { getProfile, goLive, insertProfile } from '../../../shared/calls/landing-page.ts';
import { newName, publishPage, signUp } from '../client/owners.ts';
import { poll } from '../client/poll.ts';
import { mustSucceed, type Proof } from '../client/proof.ts';
import { hostileDestinations } from './hostile-destinations.ts';

export type OffSiteResult = {
  destinations: number;
  asked: number;
  /** Answers that led somewhere: without any, nothing would be shown. */
  redirects: number;
  /** What was asked, and where it led. */
  offSite: string[];
};

type Asked = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

const RENAMED_MS = 60_000;

/** Names under which other products take where to go on. */
const parameters = ['next', 'url', 'to', 'redirect', 'redirect_uri', 'return', 'returnUrl', 'continue', 'dest', 'lang'];

/** Headers by which a server is told that it is somebody else, or that something else was asked for. */
const headersFor = (destination: string): Record<string, string> => {
  const value = destination.replaceAll(/[^\x21-\x7e]/g, '');
  return { 'x-forwarded-host': 'evil.example', 'x-original-url': value, referer: 'https://evil.example/' };
};

export async function askForDestinations(proof: Proof): Promise<OffSiteResult> {
  const { app, media } = proof.system.description().urls;
  const former = await renamePage(proof);
  const own = [app, media].map((url) => new URL(url).origin);
  const result: OffSiteResult = { destinations: hostileDestinations.length, asked: 0, redirects: 0, offSite: [] };
  for (const destination of hostileDestinations) {
    const query = new URLSearchParams(parameters.map((name) => [name, destination]));
    const part = destination.replaceAll(/[^\x21-\x7e]/g, encodeURIComponent);
    const paths = [
      ...[part, `/${part}`, `/live/${part}`, `/${former}/${part}`, `/${former}${part}`],
      ...['/', '/x-id-sign-in', '/portal/sign-in', `/${former}`, '/chat/none', '/v1/xid/unsubscribe'].map(
        (path) => `${path}?${query}`,
      ),
    ].filter((path) => path.startsWith('/'));
    for (const path of paths) {
      const { status, headers, body } = await ask(app, path, headersFor(destination));
      const leads = [...leadsOfHeaders(headers), ...leadsOfMarkup(body)].map((lead) => originOf(lead, app + path));
      result.asked += 1;
      if (status >= 300 && status < 400) result.redirects += 1;
      const away = leads.filter((origin) => !own.includes(origin) && !/^(?:mailto|tel|data):/.test(origin));
      result.offSite.push(...away.map((origin) => `${path} → ${origin}`));
    }
  }
  return result;
}

/** A page that has another name now; gives the name that it had, which leads on. */
async function renamePage(proof: Proof): Promise<string> {
  const { client } = proof;
  const { owner, agentName } = await publishPage(proof, await signUp(proof));
  const as = { token: owner.idToken };
  const { data } = await client.call(getProfile, {}, as);
  const saved = { version: data.own?.version ?? 0, profile: { agentName: newName() } };
  mustSucceed(await client.call(insertProfile, saved, as), 'rename the page');
  mustSucceed(await client.call(goLive, {}, as), 'go live under the new name');
  const { app } = proof.system.description().urls;
  return poll('The former name leads on', RENAMED_MS, async () => {
    const { status } = await ask(app, `/${agentName}`, {});
    return status === 301 ? agentName : undefined;
  });
}

/** As it stands: `fetch` would tidy the path. */
function ask(origin: string, path: string, headers: Record<string, string>): Promise<Asked> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk) => (body += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
      response.on('error', reject);
    });
    sent.on('error', reject).end();
  });
}

function leadsOfHeaders(headers: Asked['headers']): string[] {
  const refresh = String(headers['refresh'] ?? '').replace(/^[^=]*=/, '');
  const leads = [headers['location'], headers['content-location'], refresh].flatMap((lead) => lead ?? []);
  return leads.filter((lead) => lead !== '');
}

/** What our own pages link to is theirs; only what came with the request counts. */
function leadsOfMarkup(body: string): string[] {
  const values = [...body.matchAll(/\b(?:href|src|action|content)="([^"]*)"/g)].map(([, value = '']) => value);
  return values.map((value) => value.replace(/^\d+;\s*url=/i, '')).filter((value) => /evil|alert\(1\)/i.test(value));
}

/** The scheme where there is no origin. */
function originOf(lead: string, base: string): string {
  const url = URL.parse(lead.replaceAll('&amp;', '&'), base);
  if (url === null) return lead;
  return url.origin === 'null' ? url.protocol : url.origin;
}
