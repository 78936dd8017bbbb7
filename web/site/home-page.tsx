import type { ReactNode } from 'react';
import { TRIAL_DAYS } from '../../shared/model/account.ts';
import { languages } from '../../shared/places/languages.ts';
import { regionTexts } from '../../shared/places/region-texts.ts';
import { fillText } from '../pages/page-texts.ts';
import { Demo } from './demo.tsx';
import { ConsentAsk } from './legal/consent-ask.tsx';
import { Closing, Hero, Points, StartLink } from './parts.tsx';
import { SiteFrame } from './site-frame.tsx';
import { pathIn } from './site-language.ts';
import { sitePaths } from './site-paths.ts';
import type { Site, SitePageProps } from './site-texts.ts';

/** One promise, one button, and what comes of it, to be tried on the spot. */
export function HomePage({ site, scripts }: SitePageProps): ReactNode {
  const t = site.texts.site.home;
  const { title, description } = regionTexts[site.language];
  const count = { languages: languages.length };
  return (
    <SiteFrame site={site} title={title} description={description} path={sitePaths.home} scripts={scripts}>
      <main id="main">
        <Hero
          title={t.title}
          lead={t.lead}
          small={fillText(t.small, { days: TRIAL_DAYS })}
          action={<StartLink site={site} />}
        />
        <Demo site={site} />
        <Points
          title={t.ways}
          points={[
            { title: t.answersTitle, text: t.answersText },
            { title: t.leadsTitle, text: t.leadsText },
            { title: t.fastTitle, text: t.fastText },
            { title: t.languagesTitle, text: fillText(t.languagesText, count) },
          ]}
        />
        <Steps site={site} />
        <section className="band who">
          <h2>{t.whoTitle}</h2>
          <p>{t.whoText}</p>
          <a className="second" href={pathIn(site.language, sitePaths.showcase)}>
            {t.whoLink}
          </a>
        </section>
        <Closing site={site} />
      </main>
      <ConsentAsk site={site} />
    </SiteFrame>
  );
}

function Steps({ site }: { site: Site }): ReactNode {
  const t = site.texts.site.home;
  const steps = [
    { title: t.step1Title, text: t.step1Text },
    { title: t.step2Title, text: t.step2Text },
    { title: t.step3Title, text: t.step3Text },
  ];
  return (
    <section className="band">
      <h2>{t.stepsTitle}</h2>
      <ol className="steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
