import type { ReactNode } from 'react';
import arabicEditor from '../locales/ar_ae/editor.json' with { type: 'json' };
import arabicIndustries from '../locales/ar_ae/industries.json' with { type: 'json' };
import arabic from '../locales/ar_ae/showcase.json' with { type: 'json' };
import englishEditor from '../locales/en_us/editor.json' with { type: 'json' };
import englishIndustries from '../locales/en_us/industries.json' with { type: 'json' };
import english from '../locales/en_us/showcase.json' with { type: 'json' };
import { routePatterns } from '../lib/routes.ts';
import { signUpPath, SiteFrame } from './site-frame.tsx';
import { pathIn, type SiteLanguage } from './site-language.ts';

const texts: Record<SiteLanguage, typeof english> = { en_us: english, ar_ae: arabic };
const industryNames = {
  en_us: namesOf(englishIndustries, englishEditor.showcase.other),
  ar_ae: namesOf(arabicIndustries, arabicEditor.showcase.other),
};

function namesOf(industries: Record<string, { name: string }>, other: string): Record<string, string> {
  const named = Object.entries(industries).map(([id, { name }]) => [id, name] as const);
  return { ...Object.fromEntries(named), other };
}

export type ShowcasePageProps = { language: SiteLanguage; styles: string; script: string };

/** The gallery; its cards are the script's, from what the call answers. */
export function ShowcasePage({ language, styles, script }: ShowcasePageProps): ReactNode {
  const t = texts[language];
  return (
    <SiteFrame
      title={t.pageTitle}
      description={t.description}
      path={routePatterns.showcase}
      styles={styles}
      language={language}
      script={script}
    >
      <main className="showcase" data-language={language} data-industries={JSON.stringify(industryNames[language])}>
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
          <a className="start" href={signUpPath}>
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
export function ShowcaseRoutePage({ language, styles, script }: ShowcasePageProps): ReactNode {
  const t = texts[language];
  const gallery = pathIn(language, routePatterns.showcase);
  return (
    <SiteFrame title={t.onePageTitle} description={t.description} styles={styles} language={language} script={script}>
      <main className="showcase one" data-language={language} data-industries={JSON.stringify(industryNames[language])}>
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
