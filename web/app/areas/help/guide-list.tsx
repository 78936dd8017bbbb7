/** All guides by area; what is typed narrows them at once. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { findGuides } from '../../../help/find-guides.ts';
import { guideAreas } from '../../../help/guide.ts';
import { guideIds, guides } from '../../../help/guides.ts';
import { HelpIcon } from '../../../ui/area-icons.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { SearchField } from '../conversations/search-field.tsx';
import { ContactCard } from './contact-card.tsx';
import { GuideLinks } from './guide-links.tsx';
import styles from './help.module.css';
import { useGuideTitle } from './use-guide-title.ts';

export function GuideList(): ReactNode {
  const { t } = useTranslation('help');
  const [search, setSearch] = useSearchParams();
  const titleOf = useGuideTitle();
  const typed = search.get('q') ?? '';
  const type = (words: string): void =>
    setSearch(words === '' ? {} : { q: words }, { replace: true, preventScrollReset: true });
  const found = typed.trim() === '' ? null : findGuides(typed, titleOf);
  return (
    <div className={styles.area}>
      <PageHeader title={t('title')} text={t('text')} />
      <div role="search" className={styles.search}>
        <SearchField label={t('search')} value={typed} onChange={type} />
      </div>
      <div role="status">
        <VisuallyHidden>{found !== null && found.length > 0 && t('found', { count: found.length })}</VisuallyHidden>
      </div>
      {found === null && <AllGuides />}
      {found !== null && found.length > 0 && <GuideLinks guideIds={found} />}
      {found?.length === 0 && (
        <EmptyState
          icon={HelpIcon}
          title={t('nothing')}
          text={t('nothingText')}
          actions={<Button onClick={() => type('')}>{t('clear')}</Button>}
        />
      )}
      <ContactCard subject={typed} />
    </div>
  );
}

function AllGuides() {
  const { t } = useTranslation('help');
  return guideAreas.map((area) => (
    <section key={area} className={styles.group}>
      <h2 className={styles.groupTitle}>{t(`area.${area}`)}</h2>
      <GuideLinks guideIds={guideIds.filter((id) => guides[id].area === area)} />
    </section>
  ));
}
