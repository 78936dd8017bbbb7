import { useTranslation } from 'react-i18next';
import { useCodeText } from '../use-code-text.ts';

/** Gives the words for what went wrong with a file: its own, then those of the editor and the protocol. */
export function useFailureText(): (code: string) => string {
  const { t } = useTranslation('bring');
  const textOf = useCodeText();
  return (code) => t(`failure.${code}`, { defaultValue: textOf(code) });
}
