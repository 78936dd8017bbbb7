import type { ReactNode } from 'react';
import { SiteFrame } from './site-frame.tsx';
import { signUpPath } from './site-paths.ts';
import type { Site } from './site-texts.ts';

/** Nobody lives at this address. */
export function NotFoundPage({ site }: { site: Site }): ReactNode {
  const { app, site: texts } = site.texts;
  return (
    <SiteFrame site={site} title={`${app.notFound.title} – XPage`} description={app.notFound.text}>
      <main id="main" className="lost">
        <h1>{app.notFound.title}</h1>
        <p>{app.notFound.text}</p>
        <a className="start" href={signUpPath(site.language)}>
          {texts.frame.start}
        </a>
      </main>
    </SiteFrame>
  );
}
