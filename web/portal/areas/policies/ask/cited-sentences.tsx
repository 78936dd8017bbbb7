import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WordingCitation, WordingSentence } from '../../../../../shared/insurance/wording-answer.ts';
import { pageUrl } from './page-url.ts';
import styles from './policy-ask.module.css';

export type CitedSentencesProps = {
  sentences: readonly WordingSentence[];
  wordingUrl: string | null;
  /** Of the wording. */
  lang: string;
  dir: 'ltr' | 'rtl';
};

/** Sentences, each with the numbers of its sources: a press opens the wording at that page. */
export function CitedSentences({ sentences, wordingUrl, lang, dir }: CitedSentencesProps): ReactNode {
  return (
    <ul className={styles.sentences} lang={lang} dir={dir}>
      {sentences.map(({ text, citations }) => (
        <li key={text}>
          {text}
          {citations.map((citation) => (
            <SourceChip key={citation.number} citation={citation} wordingUrl={wordingUrl} />
          ))}
        </li>
      ))}
    </ul>
  );
}

function SourceChip({ citation, wordingUrl }: { citation: WordingCitation; wordingUrl: string | null }): ReactNode {
  const { t } = useTranslation('policy-ask');
  const label = t('source', { number: citation.number, page: citation.page, section: citation.section });
  return (
    <a
      className={styles.source}
      href={pageUrl(wordingUrl, citation)}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={label}
    >
      {citation.number}
    </a>
  );
}
