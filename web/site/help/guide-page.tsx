import type { ReactNode } from 'react';
import { GuideBody } from '../../help/guide-body.tsx';
import type { Guide, LabelKey } from '../../help/guide.ts';
import { guides, isGuideId, type GuideId } from '../../help/guides.ts';
import { publicHelpPath } from '../../help/public-help.ts';
import { SiteFrame } from '../site-frame.tsx';
import { markupOf } from '../site-language.ts';
import { sitePaths } from '../site-paths.ts';
import type { Site, SitePageProps } from '../site-texts.ts';
import { ContactPart } from './contact-part.tsx';
import { GuideLinks } from './guide-links.tsx';

/** A guide for everybody: the same words as in the app. */
export function GuidePage({ site, scripts, guideId }: SitePageProps & { guideId: GuideId }): ReactNode {
  const t = site.texts.help;
  const { title, text } = t.guide[guideId];
  const guide: Guide = guides[guideId];
  const markup = markupOf(site.language);
  return (
    <SiteFrame
      site={site}
      title={`${title} – XPage`}
      description={text}
      path={`${sitePaths.help}/${guideId}`}
      scripts={scripts}
    >
      <main id="main" className="help guide">
        <header>
          <a href={publicHelpPath(site.language)}>{t.back}</a>
          <h1>{title}</h1>
          <p>{text}</p>
        </header>
        {!markup.lang.startsWith('en') && <p className="note">{t.english}</p>}
        <article>
          <GuideBody guide={guide} labelOf={(key) => labelIn(site, key)} labelMarkup={markup} />
        </article>
        <nav aria-label={t.screens} className="screens">
          {guide.screens.map(({ path, label }) => (
            <a key={path} className="second" href={path}>
              {labelIn(site, label)}
            </a>
          ))}
        </nav>
        <section>
          <h2>{t.related}</h2>
          <GuideLinks site={site} guideIds={guide.related.filter(isGuideId)} />
        </section>
        <ContactPart site={site} subject={title} isAfterGuide />
      </main>
    </SiteFrame>
  );
}

/** Throws when there is no such text, so that no page is drawn with a key in place of a word. */
function labelIn({ texts }: Site, key: LabelKey): string {
  const [namespace = '', path = ''] = key.split(':');
  const find = (part: unknown, name: string): unknown => (part as Record<string, unknown> | undefined)?.[name];
  const text = path.split('.').reduce(find, find(texts, namespace));
  if (typeof text !== 'string')
    throw new Error(`A guide names the text ${key}, which there is not. Correct its key in web/help/guides.`);
  return text;
}
