import type { ReactNode } from 'react';
import {
  LEGAL_PATH,
  legalDocumentIds,
  legalPath,
  legalVersions,
  type LegalDocumentId,
} from '../../../shared/legal/legal-documents.ts';
import { dateText } from '../../../shared/places/date-text.ts';
import { defaultLanguage, toBcp47, type LanguageValue } from '../../../shared/places/languages.ts';
import { fillText } from '../../pages/page-texts.ts';
import { SiteFrame } from '../site-frame.tsx';
import { pathIn } from '../site-language.ts';
import type { SitePageProps, SiteTexts } from '../site-texts.ts';
import { legalTexts } from './documents/documents.ts';
import { LegalSection } from './legal-blocks.tsx';
import { LegalWords } from './legal-words.tsx';
import { WhereYouLive } from './where-you-live.tsx';

export type LegalDocumentPageProps = SitePageProps & { id: LegalDocumentId };

type Props = { id: LegalDocumentId; language: LanguageValue; labels: SiteTexts['legal'] };

/** A document: its frame in the visitor's language, its binding words in English. */
export function LegalDocumentPage({ id, site, scripts }: LegalDocumentPageProps): ReactNode {
  const { title, summary } = site.texts.legal.documents[id];
  const path = legalPath(id, defaultLanguage);
  return (
    <SiteFrame site={site} title={`${title} – XPage`} description={summary} path={path} scripts={scripts}>
      <Document id={id} language={site.language} labels={site.texts.legal} />
    </SiteFrame>
  );
}

function Document({ id, language, labels }: Props): ReactNode {
  const { sections } = legalTexts[id];
  return (
    <main id="main" className="legal">
      <Head id={id} language={language} labels={labels} />
      <Contents id={id} labels={labels} />
      <div className="words">
        <Short id={id} language={language} labels={labels} />
        <div lang="en" dir="ltr">
          {sections.map((section) => (
            <LegalSection key={section.id} section={section} language={language} labels={labels} />
          ))}
        </div>
        <section id="where">
          <h2>{labels.where}</h2>
          <WhereYouLive id={id} language={language} />
        </section>
        <Changes id={id} language={language} labels={labels} />
        <Others id={id} language={language} labels={labels} />
      </div>
    </main>
  );
}

function Head({ id, language, labels }: Props): ReactNode {
  const { title, summary } = labels.documents[id];
  const [version] = legalVersions[id];
  const date = dateText(toBcp47(language), version);
  return (
    <header>
      <a href={pathIn(language, LEGAL_PATH)}>{labels.index.title}</a>
      <h1>{title}</h1>
      <p className="lead">{summary}</p>
      <p className="facts">
        <span>{fillText(labels.effective, { date })}</span>{' '}
        <span>{fillText(labels.version, { version: fromLeft(version) })}</span>
        {!language.startsWith('en_') && <strong>{labels.binding}</strong>}
      </p>
    </header>
  );
}

/** Closed on phones until it is wanted; where there is room, always open (legal.css). */
function Contents({ id, labels }: Pick<Props, 'id' | 'labels'>): ReactNode {
  return (
    <nav className="contents" aria-label={labels.contents}>
      <details>
        <summary>{labels.contents}</summary>
        <ul>
          <li>
            <a href="#short">{labels.short}</a>
          </li>
          {legalTexts[id].sections.map((section) => (
            <li key={section.id} lang="en" dir="ltr">
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
          <li>
            <a href="#where">{labels.where}</a>
          </li>
          <li>
            <a href="#versions">{labels.changes}</a>
          </li>
        </ul>
      </details>
    </nav>
  );
}

function Short({ id, language, labels }: Props): ReactNode {
  return (
    <section id="short" className="short">
      <h2>{labels.short}</h2>
      <ul className="points" lang="en" dir="ltr">
        {legalTexts[id].short.map((text) => (
          <li key={text}>
            <LegalWords text={text} language={language} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Changes({ id, language, labels }: Props): ReactNode {
  const { changes } = legalTexts[id];
  return (
    <section id="versions">
      <h2>{labels.changes}</h2>
      <dl>
        {Object.entries<readonly string[]>(changes).map(([version, texts]) => (
          <div key={version}>
            <dt>{dateText(toBcp47(language), version)}</dt>
            {texts.map((text) => (
              <dd key={text} lang="en" dir="ltr">
                {text}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

function Others({ id, language, labels }: Props): ReactNode {
  return (
    <nav className="others" aria-label={labels.index.title}>
      {legalDocumentIds
        .filter((other) => other !== id)
        .map((other) => (
          <a key={other} href={legalPath(other, language)}>
            {labels.documents[other].title}
          </a>
        ))}
    </nav>
  );
}

/** A date in figures reads from left to right, also within a line that runs the other way (Unicode, UAX 9). */
const fromLeft = (text: string): string => `\u2066${text}\u2069`;
