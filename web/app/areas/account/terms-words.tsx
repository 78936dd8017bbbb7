import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalDocumentId } from '../../../../shared/legal/legal-documents.ts';
import { LegalLink } from '../../../ui/legal-link.tsx';
import { RichText } from '../../../ui/rich-text.tsx';

/** What is agreed to at a sign-up, with the texts to read. */
export function TermsWords(): ReactNode {
  const { t } = useTranslation('account');
  return <RichText text={t('finish.terms')} parts={{ terms: linkTo('terms'), privacy: linkTo('privacy') }} />;
}

/** A page to read beside the form, which stays. */
function linkTo(id: LegalDocumentId): (words: string) => ReactNode {
  return (words) => (
    <LegalLink id={id} isBeside>
      {words}
    </LegalLink>
  );
}
