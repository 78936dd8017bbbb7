import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { legalPath, type LegalDocumentId } from '../../shared/legal/legal-documents.ts';
import { defaultLanguage, isLanguageValue } from '../../shared/places/languages.ts';

export type LegalLinkProps = {
  id: LegalDocumentId;
  /** In a tab of its own, so that the form beside it stays. */
  isBeside?: boolean;
  children: ReactNode;
};

/** A legal document in the language of the screen. */
export function LegalLink({ id, isBeside = false, children }: LegalLinkProps): ReactNode {
  const { i18n } = useTranslation();
  const language = isLanguageValue(i18n.language) ? i18n.language : defaultLanguage;
  return (
    <a href={legalPath(id, language)} {...(isBeside && { target: '_blank', rel: 'noreferrer' })}>
      {children}
    </a>
  );
}
