import { useTranslation } from 'react-i18next';
import { errorKeys } from '../../../ui/use-error-text.ts';

/** Gives the words of an error code: the editor's own codes, then those of the protocol. */
export function useCodeText(): (code: string) => string {
  const { t } = useTranslation(['editor-errors', 'errors']);
  return (code) => t([`editor-errors:${code}`, ...errorKeys(code)]);
}
