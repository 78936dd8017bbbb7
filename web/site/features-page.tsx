import type { ReactNode } from 'react';
import { Closing, Hero, StartLink } from './parts.tsx';
import { SiteFrame } from './site-frame.tsx';
import { sitePaths } from './site-paths.ts';
import type { Site, SitePageProps } from './site-texts.ts';

type Texts = Site['texts']['site']['features'];

const groups: readonly { title: keyof Texts; lines: readonly (keyof Texts)[] }[] = [
  { title: 'pageGroup', lines: ['page1', 'page2', 'page3', 'page4', 'page5'] },
  { title: 'assistantGroup', lines: ['assistant1', 'assistant2', 'assistant3', 'assistant4'] },
  { title: 'leadsGroup', lines: ['leads1', 'leads2', 'leads3', 'leads4'] },
  { title: 'shareGroup', lines: ['share1', 'share2', 'share3', 'share4'] },
  { title: 'documentsGroup', lines: ['documents1', 'documents2', 'documents3', 'documents4'] },
  { title: 'insuranceGroup', lines: ['insurance1', 'insurance2', 'insurance3', 'insurance4'] },
  { title: 'accountGroup', lines: ['account1', 'account2', 'account3', 'account4'] },
];

/** All that there is, a line each. */
export function FeaturesPage({ site, scripts }: SitePageProps): ReactNode {
  const { features: t, frame } = site.texts.site;
  return (
    <SiteFrame
      site={site}
      title={`${frame.features} – XPage`}
      description={t.description}
      path={sitePaths.features}
      scripts={scripts}
    >
      <main id="main">
        <Hero title={t.title} lead={t.lead} action={<StartLink site={site} />} />
        <div className="band groups">
          {groups.map(({ title, lines }) => (
            <section key={title}>
              <h2>{t[title]}</h2>
              <ul className="ticks">
                {lines.map((line) => (
                  <li key={line}>{t[line]}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <Closing site={site} />
      </main>
    </SiteFrame>
  );
}
