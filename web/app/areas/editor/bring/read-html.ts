/** A saved page of somebody's: what it says of itself to search engines, and the links on it. */
import { channelOfLink } from './channel-of-link.ts';
import type { BroughtContact, Found } from './proposal.ts';

/** Links of the page's own service, its legal pages and the like are not the person's. */
const notTheirs = /\b(?:privacy|cookie|terms|report|imprint|impressum|login|sign-?up|register|help)\b/i;

export function readHtml(html: string, country: string): Found {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const person = findPerson(page);
  const meta = (name: string): string =>
    page.querySelector(`meta[property="${name}"],meta[name="${name}"]`)?.getAttribute('content')?.trim() ?? '';
  const heading = page.querySelector('h1')?.textContent?.trim() ?? '';
  return {
    texts: {
      displayName: person['name'] ?? (heading || (meta('og:title').split(/ [|–—-] /)[0] ?? '')),
      title: person['jobTitle'] ?? '',
      aboutMe: person['description'] ?? (meta('og:description') || meta('description')),
    },
    contacts: linksOf(page, country),
    photo: null,
  };
}

/** The person of the page's JSON-LD (schema.org), as far as its words go. */
function findPerson(page: Document): Record<string, string> {
  for (const script of page.querySelectorAll('script[type="application/ld+json"]')) {
    const person = personIn(parseJson(script.textContent ?? ''));
    if (person) return person;
  }
  return {};
}

function personIn(data: unknown): Record<string, string> | null {
  if (Array.isArray(data)) return data.map(personIn).find((person) => person !== null) ?? null;
  if (typeof data !== 'object' || data === null) return null;
  const entries = Object.entries(data);
  if (entries.some(([key, value]) => key === '@type' && value === 'Person')) {
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  }
  return entries.map(([, value]) => personIn(value)).find((person) => person !== null) ?? null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function linksOf(page: Document, country: string): BroughtContact[] {
  const ownHost = hostOf(page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '');
  return [...page.querySelectorAll('a[href]')].flatMap((anchor) => {
    const link = anchor.getAttribute('href') ?? '';
    const words = anchor.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
    const host = hostOf(link);
    if (notTheirs.test(`${link} ${words}`) || (host !== '' && host === ownHost)) return [];
    const found = channelOfLink(link, country);
    return found ? [{ ...found, displayText: words }] : [];
  });
}

function hostOf(link: string): string {
  try {
    return new URL(link).host.replace(/^www\./, '');
  } catch {
    return '';
  }
}
