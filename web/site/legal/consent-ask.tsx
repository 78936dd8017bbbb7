import type { ReactNode } from 'react';
import { legalPath, legalVersions } from '../../../shared/legal/legal-documents.ts';
import type { Site } from '../site-texts.ts';

/** The question about analytics, for the home page alone; it is no part of the page before `islands/consent.ts` asks it. */
export function ConsentAsk({ site }: { site: Site }): ReactNode {
  const { consent } = site.texts.legal;
  return (
    <template data-analytics="ask" data-version={legalVersions.cookies[0]}>
      <section className="consent" aria-labelledby="consent-title">
        <h2 id="consent-title">{consent.title}</h2>
        <p>{consent.text}</p>
        <p>
          <a href={legalPath('cookies', site.language)}>{consent.change}</a>
        </p>
        <div>
          <button type="button" data-choice="refuse">
            {consent.refuse}
          </button>
          <button type="button" data-choice="allow">
            {consent.allow}
          </button>
        </div>
      </section>
    </template>
  );
}
