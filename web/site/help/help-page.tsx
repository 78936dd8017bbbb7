import type { ReactNode } from 'react';
import { guideAreas } from '../../help/guide.ts';
import { guideIds, guides } from '../../help/guides.ts';
import { SiteFrame } from '../site-frame.tsx';
import { sitePaths } from '../site-paths.ts';
import type { SitePageProps } from '../site-texts.ts';
import { ContactPart } from './contact-part.tsx';
import { GuideLinks } from './guide-links.tsx';

/** All guides by area. The field to search is the script's, and has its room before: without script the list is short enough. */
export function HelpPage({ site, scripts }: SitePageProps): ReactNode {
  const t = site.texts.help;
  return (
    <SiteFrame site={site} title={`${t.title} – XPage`} description={t.text} path={sitePaths.help} scripts={scripts}>
      <main id="main" className="help">
        <header>
          <h1>{t.title}</h1>
          <p>{t.text}</p>
        </header>
        <noscript>
          <style>{'[role=search]{display:none}'}</style>
        </noscript>
        <div role="search" data-part="search">
          <input type="search" aria-label={t.search} placeholder={t.search} maxLength={100} enterKeyHint="search" />
        </div>
        <div className="areas">
          {guideAreas.map((area) => (
            <section key={area}>
              <h2>{t.area[area]}</h2>
              <GuideLinks site={site} guideIds={guideIds.filter((id) => guides[id].area === area)} />
            </section>
          ))}
        </div>
        <p role="status" className="nothing" data-part="nothing" data-text={`${t.nothing}. ${t.nothingText}`} />
        <ContactPart site={site} subject={t.title} />
      </main>
    </SiteFrame>
  );
}
