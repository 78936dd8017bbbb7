import { useTranslation } from 'react-i18next';
import { ApiError } from '../lib/api/api-error.ts';

/** Gives the words of an error in the person's language; what has no words of its own is "Something went wrong". */
export type ErrorText = (error: unknown) => string;

/**
 * Error code = i18n key, in one of the namespaces of errors (docs/languages.md). A code that this build does not know
 * shows the message that the server sent along.
 */
export function useErrorText(): ErrorText {
  const { t } = useTranslation('errors');
  return (error) => {
    if (!(error instanceof ApiError)) return t('internal');
    return t(keysOf(error.code), { ...error.details, defaultValue: error.message });
  };
}

/** Where the words of a code stand; the last key is for a code without any. */
export function errorKeys(code: string): string[] {
  return [...keysOf(code), 'errors:internal'];
}

function keysOf(code: string): string[] {
  return [`errors:${code}`, `call-errors:${code}`];
}
