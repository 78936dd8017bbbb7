/** The pages that tell of an error: what happened, what can be done, and the request's reference, in the visitor's language. */
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { errorDocument, retryLink } from '../../../shared/rules/error-document.ts';
import { escapeMarkup } from '../../../shared/rules/escape-markup.ts';
import { notFoundTexts, statusTexts } from '../../domain/pages/not-found-texts.ts';
import { environment } from '../../kit/environment.ts';

/** Who is told, and the id of their request. */
export type Asker = { language: LanguageValue; reference: string };

export function notFoundPage(asker: Asker, freeName: string | null): string {
  const { title, text, free, claim } = notFoundTexts(asker.language);
  const claimPart = freeName
    ? `<p>${escapeMarkup(free).replace('{{name}}', `<b dir="auto">${escapeMarkup(freeName)}</b>`)}</p><a class="main" href="${escapeMarkup(claimLink(freeName))}">${escapeMarkup(claim)}</a>`
    : '';
  return documentFor(asker, title, text, claimPart);
}

/** Says no more than that: why is between its owner and us. */
export function suspendedPage(asker: Asker): string {
  const { suspended, suspendedText } = notFoundTexts(asker.language);
  return documentFor(asker, suspended, suspendedText, '');
}

/** What stands at the address could not be found out. */
export function failedPage(asker: Asker): string {
  const { error, retry } = statusTexts(asker.language);
  return documentFor(asker, error.failedTitle, error.failedText, retryLink(retry));
}

function documentFor({ language, reference: id }: Asker, title: string, text: string, actions: string): string {
  const { home } = notFoundTexts(language);
  const { reference: label } = statusTexts(language).error;
  return errorDocument({ language, title, text, actions, home, reference: { label, id } });
}

const claimLink = (name: string): string =>
  `${environment.appOrigin()}/x-id-sign-in?type=x_a&step=sign-up&name=${encodeURIComponent(name)}`;
