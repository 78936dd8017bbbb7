import type { ReactNode } from 'react';
import { templateIds } from '../../shared/model/page.ts';
import { Closing, Hero, Points, StartLink } from './parts.tsx';
import { SiteFrame } from './site-frame.tsx';
import { sitePaths } from './site-paths.ts';
import type { SitePageProps } from './site-texts.ts';

/** The landing page as a product. */
export function LandingPage({ site, scripts }: SitePageProps): ReactNode {
  const t = site.texts.site.landing;
  return (
    <SiteFrame
      site={site}
      title={`${site.texts.site.frame.landing} – XPage`}
      description={t.description}
      path={sitePaths.landing}
      scripts={scripts}
    >
      <main id="main">
        <Hero title={t.title} lead={t.lead} action={<StartLink site={site} />} />
        <section className="band">
          <h2>{t.charactersTitle}</h2>
          <p className="lead">{t.charactersText}</p>
          <ul className="characters">
            {templateIds.map((id) => (
              <li key={id}>
                <Character id={id} />
                <h3>{site.texts['editor-design'].template[id]}</h3>
                <p>{t[id]}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className="band">
          <h2>{t.partsTitle}</h2>
          <ul className="ticks">
            {[t.part1, t.part2, t.part3, t.part4, t.part5, t.part6].map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </section>
        <Points
          points={[
            { title: t.shareTitle, text: t.shareText },
            { title: t.ownerTitle, text: t.ownerText },
          ]}
        />
        <Closing site={site} />
      </main>
    </SiteFrame>
  );
}

/** A template as a thumbnail, drawn: hidden from screen readers, its words stand beside it. */
function Character({ id }: { id: (typeof templateIds)[number] }): ReactNode {
  return (
    <div className={`character ${id}`} aria-hidden="true">
      <i className="photo" />
      <i className="name" />
      <i className="text" />
      <i className="text short" />
      <i className="button" />
    </div>
  );
}
