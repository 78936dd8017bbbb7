import type { ReactNode } from 'react';
import { routePatterns } from '../lib/routes.ts';
import { Hero } from './parts.tsx';
import { SiteFrame } from './site-frame.tsx';
import { sitePaths } from './site-paths.ts';
import type { SitePageProps } from './site-texts.ts';

/** How the app comes onto a phone: there is no store, so this says how a browser does it. */
export function AppPage({ site, scripts }: SitePageProps): ReactNode {
  const { app: t, frame } = site.texts.site;
  const ways = [
    { title: t.iphone, steps: [t.iphone1, t.iphone2] },
    { title: t.android, steps: [t.android1, t.android2] },
    { title: t.computer, steps: [t.computer1, t.computer2] },
  ];
  return (
    <SiteFrame
      site={site}
      title={`${frame.app} – XPage`}
      description={t.description}
      path={sitePaths.app}
      scripts={scripts}
    >
      <main id="main">
        <Hero
          title={t.title}
          lead={t.lead}
          action={
            <a className="start" href={routePatterns.app}>
              {t.open}
            </a>
          }
        >
          <figure className="code" data-part="code" hidden>
            <figcaption>{t.scan}</figcaption>
          </figure>
        </Hero>
        <section className="band">
          <ul className="points">
            {ways.map(({ title, steps }) => (
              <li key={title}>
                <h2>{title}</h2>
                <ol className="steps plain">
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </SiteFrame>
  );
}
