/** Brings the words of the visitor's language into a document that tells of an error, and the reference of such a request. */
import { defaultLanguage, directionOf, languageOfTag, toBcp47 } from '../../../shared/places/languages.ts';
import type { ErrorTexts } from '../error-documents.ts';

const language = navigator.languages.map(languageOfTag).find((value) => value !== undefined) ?? defaultLanguage;

function say(selector: string, text: string): void {
  const element = document.querySelector(selector);
  if (element !== null) element.textContent = text;
}

async function translate(): Promise<void> {
  const answer = await fetch(`/error-${language}.json`);
  const kind = document.querySelector('#kind')?.textContent ?? '';
  const texts = ((await answer.json()) as Record<string, ErrorTexts>)[kind];
  if (texts === undefined) return;
  document.documentElement.lang = toBcp47(language);
  document.documentElement.dir = directionOf(language);
  document.title = texts.title;
  say('h1', texts.title);
  say('p', texts.text);
  say('#retry', texts.retry);
  say('#home', texts.home);
  say('small span', texts.reference);
}

/** What the edge calls the same request, made once more. */
async function findReference(): Promise<void> {
  const { headers } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  const id = headers.get('x-amz-cf-id');
  if (id === null) return;
  say('small code', id);
  document.querySelector('small')?.removeAttribute('hidden');
}

// Without a connection the document stays as it is, in English and without a reference.
if (language !== defaultLanguage) translate().catch(() => undefined);
findReference().catch(() => undefined);
