/**
 * What the edge asks when no file stands at an address, or the bucket fails: a page that has no packed form yet is shown as it
 * is, a business card while its owner's plan includes it, a renamed page is sent on (301), a name that looks like another one's to
 * that, everything else is a real 404; a free name can be claimed from it. What cannot be found out is a 503. Pages that tell of
 * an error name the id of their request, by which support finds it in the logs.
 */
import { timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { chooseLanguage, tagsOfHeader } from '../../../shared/places/choose-language.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { canonicalAgentName, checkAgentName } from '../../../shared/rules/agent-name.ts';
import { findNameHolder } from '../../domain/pages/find-page.ts';
import { PACKED } from '../../domain/pages/pack-page.ts';
import { pageLink } from '../../domain/pages/page-links.ts';
import { readPageFile } from '../../domain/pages/read-page-file.ts';
import { readHeaders } from '../../kit/check-request.ts';
import { readSecret } from '../../kit/clients/secrets.ts';
import { createLogger } from '../../kit/logger.ts';
import { within } from '../../kit/within.ts';
import { failedPage, notFoundPage, suspendedPage, type Asker } from './not-found-page.ts';
import { findBusinessCard } from '../../domain/pages/business-card.ts';
import { findProductAnswer } from './product-answer.ts';
import { findLanguageLink } from '../../domain/pages/language-link.ts';
import { findSuspension } from '../../domain/support/suspension.ts';

/** Before the function's own end, after which nobody could say anything in our words any more. */
const DEADLINE_MS = 24_000;

export async function handler(event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> {
  const headers = readHeaders(event);
  const requestId = event.requestContext?.requestId ?? '';
  const log = createLogger({ requestId, edgeRequestId: headers.get('x-amz-cf-id') ?? '' });
  const asker: Asker = { language: languageOf(headers), reference: requestId };
  try {
    const found = await within(
      DEADLINE_MS,
      answer(event, headers, asker),
      () => new Error('The page could not be looked for in time.'),
    );
    if (found.statusCode >= 400) log.info('fallback.answered', { status: found.statusCode });
    return found;
  } catch (error) {
    log.error('fallback.failed', error);
    return errorAnswer(503, failedPage(asker));
  }
}

async function answer(
  event: APIGatewayProxyEvent,
  headers: ReturnType<typeof readHeaders>,
  asker: Asker,
): Promise<APIGatewayProxyResult> {
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
  if (holder && (await findSuspension(holder.accountId))) return errorAnswer(410, suspendedPage(asker));
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
  // Where the page is this name's own, its file may be there all the same: the bucket did not answer the edge.
  const mayBeThere = target === typed && key.endsWith('.html') && !isCard(key);
  const file = mayBeThere ? await readPageFile(key) : null;
  if (file !== null) return { statusCode: 200, headers: PAGE_HEADERS, body: file };
  const isFree = !holder && !checkAgentName(name);
  return errorAnswer(404, notFoundPage(asker, isFree ? name : null));
}

/** Nobody has chosen one here: the browser's, else the country's. */
function languageOf(headers: ReturnType<typeof readHeaders>): LanguageValue {
  return chooseLanguage({
    browser: tagsOfHeader(headers.get('accept-language')),
    place: headers.get('x-viewer-country'),
  });
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

function errorAnswer(statusCode: number, body: string): APIGatewayProxyResult {
  return { statusCode, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }, body };
}
