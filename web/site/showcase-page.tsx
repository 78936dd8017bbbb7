import type { ReactNode } from 'react';
import { SiteFrame } from './site-frame.tsx';
import { pathIn } from './site-language.ts';
import { sitePaths, signUpPath } from './site-paths.ts';
import type { SitePageProps, SiteTexts } from './site-texts.ts';

function industryNames(texts: SiteTexts): Record<string, string> {
  return { ...texts['industry-names'], other: texts['page-settings'].showcase.other };
}

/** The gallery; its cards are the script's, from what the call answers. */
export function ShowcasePage({ site, scripts }: SitePageProps): ReactNode {
  const t = site.texts.showcase;
  return (
    <SiteFrame site={site} title={t.pageTitle} description={t.description} path={sitePaths.showcase} scripts={scripts}>
      <main
        id="main"
        className="showcase"
        data-language={site.language}
        data-industries={JSON.stringify(industryNames(site.texts))}
      >
        <header>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
        </header>
        <div className="chips" role="group" aria-label={t.industries}>
          <button type="button" data-industry="" aria-pressed="true">
            {t.all}
          </button>
        </div>
        <div className="gallery" data-part="gallery" aria-busy="true">
          {[1, 2, 3].map((number) => (
            <div key={number} className="blank" />
          ))}
        </div>
        <p className="unseen" role="status" data-part="state">
          {t.loading}
        </p>
        <button className="second" type="button" data-part="more" hidden>
          {t.more}
        </button>
        <Aside part="empty" title={t.emptyTitle} text={t.emptyText}>
          <a className="start" href={signUpPath(site.language)}>
            {t.create}
          </a>
        </Aside>
        <Aside part="failed" title={t.failed}>
          <button className="second" type="button" data-part="retry">
            {t.retry}
          </button>
        </Aside>
        <NoScript text={t.noScript} />
      </main>
    </SiteFrame>
  );
}

/** One page of the gallery: its card, its first words, and the way to it. */
export function ShowcaseRoutePage({ site, scripts }: SitePageProps): ReactNode {
  const t = site.texts.showcase;
  const gallery = pathIn(site.language, sitePaths.showcase);
  return (
    <SiteFrame site={site} title={t.onePageTitle} description={t.description} scripts={scripts}>
      <main
        id="main"
        className="showcase one"
        data-language={site.language}
        data-industries={JSON.stringify(industryNames(site.texts))}
      >
        <a className="back" href={gallery}>
          {t.back}
        </a>
        <article data-part="page" aria-busy="true">
          <div data-part="card">
            <div className="blank" />
          </div>
          <div className="facts">
            <p className="industry" data-part="industry" />
            <h1 data-part="name">{t.loading}</h1>
            <p className="title" data-part="title" />
            <p className="about" data-part="about" />
            <section data-part="offers" hidden>
              <h2>{t.offers}</h2>
              <ul />
            </section>
            <a className="start" href={gallery} data-part="open" hidden>
              {t.open}
            </a>
          </div>
        </article>
        <Aside part="missing" title={t.missingTitle} text={t.missingText}>
          <a className="second" href={gallery}>
            {t.back}
          </a>
        </Aside>
        <Aside part="failed" title={t.failed}>
          <button className="second" type="button" data-part="retry">
            {t.retry}
          </button>
        </Aside>
        <NoScript text={t.noScript} />
      </main>
    </SiteFrame>
  );
}

function Aside({ part, title, text, children }: { part: string; title: string; text?: string; children: ReactNode }) {
  return (
    <section className="aside" data-part={part} hidden>
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {children}
    </section>
  );
}

function NoScript({ text }: { text: string }): ReactNode {
  return (
    <noscript>
      <p>{text}</p>
    </noscript>
  );
}
