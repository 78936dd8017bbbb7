import type { ReactNode } from 'react';
import { serviceParts } from '../../shared/model/service-status.ts';
import { SiteFrame } from './site-frame.tsx';
import { sitePaths } from './site-paths.ts';
import type { SitePageProps } from './site-texts.ts';

/** How the service is. Nothing is known before the script has asked; all its words are in the document. */
export function StatusPage({ site, scripts }: SitePageProps): ReactNode {
  const t = site.texts.status;
  return (
    <SiteFrame site={site} title={t.pageTitle} description={t.description} path={sitePaths.status} scripts={scripts}>
      <main id="main" className="status">
        <noscript>
          <style>{'[data-overall],.parts{display:none}'}</style>
        </noscript>
        <h1>{t.title}</h1>
        <p className="overall" role="status" data-overall="checking" {...wordsOf(t.overall)}>
          {t.checking}
        </p>
        <p className="soft" data-role="unknown" hidden>
          {t.unknownText}
        </p>
        <noscript>
          <p className="overall">{t.noScript}</p>
        </noscript>
        <button className="second" type="button" hidden>
          {t.retry}
        </button>
        <ul className="parts" {...wordsOf(t.state)}>
          {serviceParts.map((part) => (
            <li key={part} data-part={part}>
              <b>{t.part[part]}</b>
              <span className="soft" data-role="since" hidden>
                <TextWithTime text={t.since} />
              </span>
              <span className="state" />
            </li>
          ))}
        </ul>
        <p className="soft" data-role="updated" hidden>
          <TextWithTime text={t.updated} />
        </p>
        <section hidden>
          <h2>{t.incidents}</h2>
          <p className="soft" data-role="none">
            {t.noIncidents}
          </p>
          <ul className="past" data-ongoing={t.ongoing} />
        </section>
      </main>
    </SiteFrame>
  );
}

type Words = Record<'ok' | 'degraded' | 'down' | 'unknown', string>;

const wordsOf = (words: Words): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([state, text]) => [`data-${state}`, text]));

/** A text whose `{{time}}` the script fills. */
function TextWithTime({ text }: { text: string }): ReactNode {
  const [before, after] = text.split('{{time}}');
  return (
    <>
      {before}
      <time />
      {after}
    </>
  );
}
