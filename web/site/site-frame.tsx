import type { ReactNode } from 'react';
import { legalDocumentIds, legalPath } from '../../shared/legal/legal-documents.ts';
import { minimumAge } from '../../shared/rules/age.ts';
import { ORIGIN_PLACE } from '../../shared/rules/origin-place.ts';
import { countries } from '../../shared/places/countries.ts';
import { defaultLanguage, languages, languageValues, type LanguageValue } from '../../shared/places/languages.ts';
import { regionTexts } from '../../shared/places/region-texts.ts';
import { fillText } from '../pages/page-texts.ts';
import { Mark } from '../ui/mark.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { markupOf, pathIn } from './site-language.ts';
import { enterPath, sitePaths, signUpPath, type SitePage } from './site-paths.ts';
import type { Site } from './site-texts.ts';

export type SiteFrameProps = {
  site: Site;
  title: string;
  description: string;
  /** Path of the page in the default language; absent where search engines have nothing to look for. */
  path?: string;
  /** The modules that make the page behave. */
  scripts?: readonly string[];
  children: ReactNode;
};

/** A whole document of the site. */
export function SiteFrame(props: SiteFrameProps): ReactNode {
  const { site, title, description, path, scripts = [], children } = props;
  const { language, texts, styles } = site;
  const { lang, dir } = markupOf(language);
  return (
    <html lang={lang} dir={dir} data-language={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#131316" media="(prefers-color-scheme: dark)" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {path === undefined ? (
          <meta name="robots" content="noindex" />
        ) : (
          <Found language={language} path={path} title={title} description={description} />
        )}
        <link rel="manifest" href="/app.webmanifest" />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <a className="skip" href="#main">
          {texts.site.frame.skip}
        </a>
        <SiteBar site={site} path={path} />
        {children}
        <SiteFoot site={site} />
        {scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </body>
    </html>
  );
}

/** What search engines and messengers read: the address, its other languages, and what it is about. */
function Found({
  language,
  path,
  title,
  description,
}: Record<'path' | 'title' | 'description', string> & WithLanguage) {
  const addressIn = (one: LanguageValue): string => `${ORIGIN_PLACE}${pathIn(one, path)}`;
  return (
    <>
      <meta name="keywords" content={regionTexts[language].keywords} />
      <link rel="canonical" href={addressIn(language)} />
      {languageValues.map((one) => (
        <link key={one} rel="alternate" hrefLang={markupOf(one).lang} href={addressIn(one)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="XPage" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressIn(language)} />
      <meta property="og:locale" content={markupOf(language).lang.replace('-', '_')} />
    </>
  );
}

type WithLanguage = { language: LanguageValue };

const inBar = ['landing', 'assistant', 'documentChat', 'pricing'] as const satisfies readonly SitePage[];

function SiteBar({ site, path }: { site: Site; path: string | undefined }): ReactNode {
  const t = site.texts.site.frame;
  return (
    <header className="bar">
      <a className="brand" href={pathIn(site.language, sitePaths.home)}>
        <Mark size={30} />
        <span>XPage</span>
      </a>
      <nav className="places" aria-label={t.menu}>
        <PlaceLinks site={site} path={path} />
      </nav>
      <LanguageMenu site={site} path={path} />
      <a className="enter" href={enterPath(site.language)}>
        {t.signIn}
      </a>
      <details className="more">
        <summary aria-label={t.menu}>
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
            <path d="M4 8h16M4 16h16" fill="none" stroke="currentColor" strokeWidth="1.8" />
          </svg>
        </summary>
        <nav aria-label={t.menu}>
          <PlaceLinks site={site} path={path} />
          <a href={enterPath(site.language)}>{t.signIn}</a>
        </nav>
      </details>
    </header>
  );
}

function PlaceLinks({ site, path }: { site: Site; path: string | undefined }): ReactNode {
  return inBar.map((page) => (
    <a
      key={page}
      href={pathIn(site.language, sitePaths[page])}
      aria-current={path === sitePaths[page] ? 'page' : undefined}
    >
      {site.texts.site.frame[page]}
    </a>
  ));
}

const products = ['landing', 'assistant', 'documentChat', 'features', 'pricing', 'showcase'] as const;
const services = ['app', 'waitlist', 'help', 'status'] as const;

function SiteFoot({ site }: { site: Site }): ReactNode {
  const t = site.texts.site.frame;
  const toPage = (page: Exclude<SitePage, 'home'>): FootLink => ({
    href: pathIn(site.language, sitePaths[page]),
    text: t[page],
  });
  return (
    <footer className="foot">
      <div className="columns">
        <FootColumn title={t.product} links={products.map(toPage)} />
        <FootColumn
          title={t.company}
          links={[...services.map(toPage), { href: signUpPath(site.language), text: t.start }]}
        />
        <FootColumn
          title={t.legal}
          links={legalDocumentIds.map((id) => ({
            href: legalPath(id, site.language),
            text: site.texts.legal.documents[id].title,
          }))}
        />
      </div>
      <p>{fillText(t.promise, { age: minimumAge, countries: countries.length, languages: languages.length })}</p>
    </footer>
  );
}

type FootLink = { href: string; text: string };

function FootColumn({ title, links }: { title: string; links: readonly FootLink[] }): ReactNode {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
