import type { ReactNode } from 'react';
import { legalPath, type LegalDocumentId } from '../../../shared/legal/legal-documents.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { fillFacts } from './facts.ts';

/** The tags that lead to a document. */
export const linkTags: Readonly<Record<string, LegalDocumentId>> = {
  terms: 'terms',
  privacy: 'privacy',
  cookies: 'cookies',
  sla: 'sla',
  use: 'acceptable-use',
  refunds: 'refunds',
  notice: 'notice',
  security: 'security',
};

/** A text of a document with its facts and links: links lead to the documents in the visitor's language. */
export function LegalWords({ text, language }: { text: string; language: LanguageValue }): ReactNode {
  const toDocuments = Object.entries(linkTags).map(([tag, id]) => [tag, linkTo(legalPath(id, language))]);
  return <RichText text={fillFacts(text)} parts={{ ...Object.fromEntries(toDocuments), mail: mailLink }} />;
}

function linkTo(href: string): (words: string) => ReactNode {
  return (words) => <a href={href}>{words}</a>;
}

const mailLink = (address: string): ReactNode => linkTo(`mailto:${address}`)(address);
