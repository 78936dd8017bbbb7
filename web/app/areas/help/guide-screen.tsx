/** One guide: what to do, the screens that it is about, and what to do when it was no help. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf, isLanguageValue } from '../../../../shared/places/languages.ts';
import { GuideBody } from '../../../help/guide-body.tsx';
import type { Guide, LabelKey } from '../../../help/guide.ts';
import { guides, isGuideId, type GuideId } from '../../../help/guides.ts';
import { pathTo } from '../../../lib/routes.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useLanguageCode } from '../../../ui/use-language-tag.ts';
import { ContactCard } from './contact-card.tsx';
import { GuideLinks } from './guide-links.tsx';
import styles from './help.module.css';
import { useGuideTitle } from './use-guide-title.ts';

export function GuideScreen({ guideId }: { guideId: GuideId }): ReactNode {
  const guide: Guide = guides[guideId];
  const { t, i18n } = useTranslation('help');
  const labelOf = useLabel();
  const { title, text } = useGuideTitle()(guideId);
  const tag = useLanguageCode();
  const dir = isLanguageValue(i18n.language) ? directionOf(i18n.language) : 'ltr';
  return (
    <div className={styles.area}>
      <BackLink to={pathTo('help')}>{t('back')}</BackLink>
      <PageHeader title={title} text={text} />
      {!tag.startsWith('en') && <p className={styles.note}>{t('english')}</p>}
      <article className={styles.article}>
        <GuideBody guide={guide} labelOf={labelOf} labelMarkup={{ lang: tag, dir }} />
      </article>
      <Screens guide={guide} />
      <section className={styles.group}>
        <h2 className={styles.groupTitle}>{t('related')}</h2>
        <GuideLinks guideIds={guide.related.filter(isGuideId)} />
      </section>
      <ContactCard subject={title} isAfterGuide />
    </div>
  );
}

/** The portal of customers is an app of its own, so the way there is a plain link. */
function Screens({ guide }: { guide: Guide }) {
  const { t } = useTranslation('help');
  const labelOf = useLabel();
  return (
    <nav className={styles.screens} aria-label={t('screens')}>
      {guide.screens.map(({ path, label }) => (
        <ButtonLink key={path} to={path} reloadDocument={path.startsWith('/portal')}>
          {labelOf(label)}
        </ButtonLink>
      ))}
    </nav>
  );
}

/** Gives a name on the screens, out of the file that holds those of all guides (`web/text-files.ts`). */
function useLabel(): (key: LabelKey) => string {
  const { t } = useTranslation('guide-labels');
  return (key) => t(key.replace(':', '.'));
}
