import type { ReactNode } from 'react';
import { routePatterns, signInPath } from '../lib/routes.ts';
import { Mark } from '../ui/mark.tsx';
import { frameTexts, languageNames, markupOf, pathIn, siteLanguages, type SiteLanguage } from './site-language.ts';

export type SiteFrameProps = {
  title: string;
  description: string;
  /** Path of the page; absent where search engines have nothing to look for. */
  path?: string;
  /** All CSS of the site, in the page itself: one response and it stands. */
  styles: string;
  /** English alone when it is not said. */
  language?: SiteLanguage;
  /** The module that makes the page behave. */
  script?: string;
  children: ReactNode;
};

/** A whole document of the site. */
export function SiteFrame(props: SiteFrameProps): ReactNode {
  const { title, description, path, styles, language, script, children } = props;
  const { lang, dir } = markupOf(language ?? 'en_us');
  return (
    <html lang={lang} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#131316" media="(prefers-color-scheme: dark)" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {path === undefined && <meta name="robots" content="noindex" />}
        {language !== undefined && path !== undefined && <Alternates path={path} />}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <SiteBar language={language ?? 'en_us'} />
        {children}
        <SiteFoot language={language ?? 'en_us'} others={language === undefined ? null : path} />
        {script !== undefined && <script type="module" src={script} />}
      </body>
    </html>
  );
}

/** Where the page stands in its other languages. */
function Alternates({ path }: { path: string }): ReactNode {
  return siteLanguages.map((language) => (
    <link key={language} rel="alternate" hrefLang={markupOf(language).lang} href={pathIn(language, path)} />
  ));
}

function SiteBar({ language }: { language: SiteLanguage }): ReactNode {
  return (
    <header className="bar">
      <a className="brand" href={routePatterns.home}>
        <Mark size={30} />
        XPage
      </a>
      <a className="enter" href={signInPath()}>
        {frameTexts[language].signIn}
      </a>
    </header>
  );
}

function SiteFoot({ language, others }: { language: SiteLanguage; others: string | null | undefined }): ReactNode {
  return (
    <footer className="foot">
      <a href={routePatterns.terms}>{frameTexts[language].terms}</a>
      <a href={routePatterns.privacy}>{frameTexts[language].privacy}</a>
      <a href={pathIn(language, routePatterns.showcase)}>{frameTexts[language].showcase}</a>
      {siteLanguages
        .filter((other) => typeof others === 'string' && other !== language)
        .map((other) => (
          <a key={other} href={pathIn(other, others ?? '')} {...markupOf(other)}>
            {languageNames[other]}
          </a>
        ))}
    </footer>
  );
}

/** Where sign-up begins. */
export const signUpPath = `${signInPath()}&step=sign-up`;
