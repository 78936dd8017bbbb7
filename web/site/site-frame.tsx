import type { ReactNode } from 'react';
import { routePatterns, signInPath } from '../lib/routes.ts';
import { Mark } from '../ui/mark.tsx';

export type SiteFrameProps = {
  title: string;
  description: string;
  /** Path of the page; absent where search engines have nothing to look for. */
  path?: string;
  /** All CSS of the site, in the page itself: one response and it stands. */
  styles: string;
  children: ReactNode;
};

/** A whole document of the site. */
export function SiteFrame({ title, description, path, styles, children }: SiteFrameProps): ReactNode {
  return (
    <html lang="en-US" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#131316" media="(prefers-color-scheme: dark)" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {path === undefined && <meta name="robots" content="noindex" />}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <SiteBar />
        {children}
        <SiteFoot />
      </body>
    </html>
  );
}

function SiteBar(): ReactNode {
  return (
    <header className="bar">
      <a className="brand" href={routePatterns.home}>
        <Mark size={30} />
        XPage
      </a>
      <a className="enter" href={signInPath()}>
        Sign in
      </a>
    </header>
  );
}

function SiteFoot(): ReactNode {
  return (
    <footer className="foot">
      <a href={routePatterns.terms}>Terms of service</a>
      <a href={routePatterns.privacy}>Privacy policy</a>
    </footer>
  );
}

/** Where sign-up begins. */
export const signUpPath = `${signInPath()}&step=sign-up`;
