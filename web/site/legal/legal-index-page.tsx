import type { ReactNode } from 'react';
import { LEGAL_PATH, legalDocumentIds, legalPath } from '../../../shared/legal/legal-documents.ts';
import { SiteFrame } from '../site-frame.tsx';
import type { SitePageProps } from '../site-texts.ts';

/** All documents, each with the sentence that says what it is for. */
export function LegalIndexPage({ site, scripts }: SitePageProps): ReactNode {
  const { language } = site;
  const labels = site.texts.legal;
  const { title, summary } = labels.index;
  return (
    <SiteFrame site={site} title={`${title} – XPage`} description={summary} path={LEGAL_PATH} scripts={scripts}>
      <main id="main" className="legal index">
        <header>
          <h1>{title}</h1>
          <p className="lead">{summary}</p>
        </header>
        <ul>
          {legalDocumentIds.map((id) => (
            <li key={id}>
              <a href={legalPath(id, language)}>
                <h2>{labels.documents[id].title}</h2>
                <p>{labels.documents[id].summary}</p>
              </a>
            </li>
          ))}
        </ul>
      </main>
    </SiteFrame>
  );
}
