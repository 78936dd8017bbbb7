import type { ReactNode } from 'react';
import { INTERACTION_DAYS } from '../../shared/model/lifecycle.ts';
import { fillText } from '../pages/page-texts.ts';
import { Closing, Hero, Points, StartLink } from './parts.tsx';
import { SiteFrame } from './site-frame.tsx';
import { sitePaths } from './site-paths.ts';
import { markupOf } from './site-language.ts';
import type { SitePageProps } from './site-texts.ts';
import { answerFrom } from './answer-from.ts';

/** The assistant as a product. */
export function AssistantPage({ site, scripts }: SitePageProps): ReactNode {
  const { assistant: t, demo, frame } = site.texts.site;
  return (
    <SiteFrame
      site={site}
      title={`${frame.assistant} – XPage`}
      description={t.description}
      path={sitePaths.assistant}
      scripts={scripts}
    >
      <main id="main">
        <Hero title={t.title} lead={t.lead} action={<StartLink site={site} />}>
          <div className="talk">
            <p className="asked">{demo.question1}</p>
            <p className="answered">{answerFrom(demo.sampleAbout, demo.question1, markupOf(site.language).lang)}</p>
            <p className="origin">{fillText(demo.source, { place: demo.aboutOf })}</p>
            <p className="asked">{demo.question3}</p>
            <p className="answered">{demo.unknown}</p>
          </div>
        </Hero>
        <Points
          points={[
            { title: t.sourcesTitle, text: t.sourcesText },
            { title: t.unknownTitle, text: t.unknownText },
            { title: t.voiceTitle, text: t.voiceText },
            { title: t.takeTitle, text: t.takeText },
            { title: t.learnTitle, text: t.learnText },
            { title: t.languagesTitle, text: t.languagesText },
            { title: t.safeTitle, text: fillText(t.safeText, { days: INTERACTION_DAYS }) },
          ]}
        />
        <Closing site={site} />
      </main>
    </SiteFrame>
  );
}
