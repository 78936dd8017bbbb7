import i18next from 'i18next';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { withinDeadline } from '../../lib/api/within-deadline.ts';
import { loadTexts } from '../../lib/load-texts.ts';

/** What only the server answers, in a file that no screen brings: calls rarely fail. */
const NAMESPACE = 'call-errors';

/** A failure waits no longer for its words: then it is told in those that the server sent along. */
const PATIENCE_MS = 5_000;

/** Loads the words of a failed call where it needs some that are not there. Never rejects. */
export async function prepareCallErrors(failure: unknown): Promise<void> {
  if (!(failure instanceof ApiError) || codesOf(failure).every(hasWords)) return;
  const language = i18next.language as LanguageValue;
  if (i18next.hasResourceBundle(language, NAMESPACE)) return;
  // Not through i18next: what fails to load there takes the screen away, and here the screen has other words.
  await withinDeadline(undefined, PATIENCE_MS, () => loadTexts<object>(language, NAMESPACE)).then(
    (texts) => i18next.addResourceBundle(language, NAMESPACE, texts),
    () => undefined,
  );
}

/** Its own and those of the fields that it names. */
function codesOf({ code, details: { fields } }: ApiError): string[] {
  return [code, ...Object.values(typeof fields === 'object' && fields !== null ? fields : {}).map(String)];
}

function hasWords(code: string): boolean {
  return i18next.exists(`errors:${code}`);
}
