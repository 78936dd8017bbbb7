import type { ReactNode } from 'react';
import { Closing, Hero, Points, StartLink } from './parts.tsx';
import { SiteFrame } from './site-frame.tsx';
import { sitePaths } from './site-paths.ts';
import type { SitePageProps } from './site-texts.ts';

/** Document chat as a product. */
export function DocumentsPage({ site, scripts }: SitePageProps): ReactNode {
  const { documents: t, frame } = site.texts.site;
  return (
    <SiteFrame
      site={site}
      title={`${frame.documentChat} – ProductTalk`}
      description={t.description}
      path={sitePaths.documentChat}
      scripts={scripts}
    >
      <main id="main">
        <Hero title={t.title} lead={t.lead} small={t.computer} action={<StartLink site={site} />}>
          <CitedPage />
        </Hero>
        <Points
          points={[
            { title: t.readTitle, text: t.readText },
            { title: t.pageTitle, text: t.pageText },
            { title: t.everywhereTitle, text: t.everywhereText },
            { title: t.openTitle, text: t.openText },
            { title: t.learnTitle, text: t.learnText },
          ]}
        />
        <Closing site={site} />
      </main>
    </SiteFrame>
  );
}

/** A page of a document with the passage marked, and the answer that leads to it: a picture, hidden from screen readers. */
function CitedPage(): ReactNode {
  return (
    <div className="cited" aria-hidden="true">
      <div className="leaf">
        <i className="heading" />
        <i />
        <i />
        <i className="short" />
        <i className="marked" />
        <i className="marked short" />
        <i />
        <i />
        <i className="short" />
      </div>
      <div className="reply">
        <i />
        <i className="short" />
        <b>12</b>
      </div>
    </div>
  );
}
