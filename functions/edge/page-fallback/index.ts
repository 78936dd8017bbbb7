/**
 * What the edge asks when no file stands at an address: a page that has no packed form yet is shown as it is, a business
 * card while its owner's plan includes it, a renamed page is sent on (301), a name that looks like another one's to that, everything else is a real 404; a free
 * name can be claimed from it.
 */
import { timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { canonicalAgentName, checkAgentName } from '../../../shared/rules/agent-name.ts';
import { findNameHolder } from '../../domain/pages/find-page.ts';
import { PACKED } from '../../domain/pages/pack-page.ts';
import { pageLink } from '../../domain/pages/page-links.ts';
import { readPageFile } from '../../domain/pages/read-page-file.ts';
import { readHeaders } from '../../kit/check-request.ts';
import { readSecret } from '../../kit/clients/secrets.ts';
import { createLogger } from '../../kit/logger.ts';
import { chooseTexts, notFoundPage, suspendedPage } from './not-found-page.ts';
import { findBusinessCard } from '../../domain/pages/business-card.ts';
import { findProductAnswer } from './product-answer.ts';
import { findLanguageLink } from '../../domain/pages/language-link.ts';
import { findSuspension } from '../../domain/support/suspension.ts';

export async function handler(event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> {
  const headers = readHeaders(event);
  try {
    if (!(await isFromEdge(headers.get('x-origin-secret') ?? ''))) return { statusCode: 403, body: 'Forbidden' };
    const asked = event.pathParameters?.['proxy'] ?? '';
    const key = asked.endsWith(`.html${PACKED}`) ? asked.slice(0, -PACKED.length) : asked;
    const plain = key === asked ? null : await readPageFile(key);
    if (plain !== null) return { statusCode: 200, headers: PAGE_HEADERS, body: plain };
    const typed = nameIn(key);
    const name = canonicalAgentName(typed);
    const card = isCard(key) ? await findBusinessCard(name, new Date()) : null;
    if (card !== null && name === typed) return { statusCode: 200, headers: PAGE_HEADERS, body: card };
    const holder = checkAgentName(name) ? null : await findNameHolder(name, new Date());
    if (holder && (await findSuspension(holder.accountId))) return suspended(headers.get('accept-language'));
    const product = holder && (await findProductAnswer(holder, typed, key));
    if (product) return product;
    const target = holder?.renamedTo ?? holder?.agentName;
    if (target && target !== typed)
      return {
        statusCode: 301,
        headers: { location: pageLink(target) + (isCard(key) ? '/card' : ''), 'cache-control': 'no-cache' },
        body: '',
      };
    const inLanguage = target === undefined ? null : await findLanguageLink(target, fileIn(key));
    if (inLanguage !== null) {
      return { statusCode: 302, headers: { location: inLanguage, 'cache-control': 'no-cache' }, body: '' };
    }
    const isFree = !holder && !checkAgentName(name);
    return notFound(headers.get('accept-language'), isFree ? name : null);
  } catch (error) {
    createLogger().error('fallback.failed', error);
    return notFound(headers.get('accept-language'), null);
  }
}

async function isFromEdge(sent: string): Promise<boolean> {
  const expected = Buffer.from(await readSecret('origin'));
  const given = Buffer.from(sent);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Kept at the edge as long as pages are: a minute after a plan has ended its card has gone. */
const PAGE_HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, s-maxage=60' };

const isCard = (key: string): boolean => /^live\/[^/]+\/card\.html$/.test(key);

/** `live/mara/de_de.html` → `de_de`. */
const fileIn = (key: string): string => /^live\/[^/]+\/([^/]+)\.html$/.exec(key)?.[1] ?? '';

/** `live/mara/index.html` → `mara`; an address that is no page's gives ''. */
function nameIn(key: string): string {
  const [folder, name = ''] = key.split('/');
  if (folder !== 'live') return '';
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}

function suspended(language: string | undefined): APIGatewayProxyResult {
  return {
    statusCode: 410,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    body: suspendedPage(chooseTexts(language)),
  };
}

function notFound(language: string | undefined, freeName: string | null): APIGatewayProxyResult {
  return {
    statusCode: 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    body: notFoundPage(chooseTexts(language), freeName),
  };
}
