import { useTranslation } from 'react-i18next';
import { ApiError } from '../lib/api/api-error.ts';

/** Gives the words of an error in the person's language; what has no words of its own is "Something went wrong". */
export type ErrorText = (error: unknown) => string;

/** Error code = i18n key. A code that this build does not know shows the message that the server sent along. */
export function useErrorText(): ErrorText {
  const { t } = useTranslation('errors');
  return (error) => {
    if (!(error instanceof ApiError)) return t('internal');
    return t(error.code, { ...error.details, defaultValue: error.message });
  };
}
