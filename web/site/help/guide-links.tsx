import type { ReactNode } from 'react';
import { guides, type GuideId } from '../../help/guides.ts';
import { publicHelpPath } from '../../help/public-help.ts';
import type { Site } from '../site-texts.ts';

/** Guides as rows; each knows the further words that it is found by. */
export function GuideLinks({ site, guideIds }: { site: Site; guideIds: readonly GuideId[] }): ReactNode {
  const t = site.texts.help.guide;
  return (
    <ul className="guides">
      {guideIds.map((id) => (
        <li key={id} data-words={guides[id].words}>
          <a href={publicHelpPath(site.language, id)}>{t[id].title}</a>
          <p>{t[id].text}</p>
        </li>
      ))}
    </ul>
  );
}
