import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishedVersion } from '../../../../../shared/model/page.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useLanguageTag } from '../../../../ui/use-language-tag.ts';
import { useEditor } from '../editor-context.tsx';
import { Section } from '../section.tsx';
import { useMoment } from '../use-moment.ts';
import styles from './page-settings.module.css';
import { VersionDialog } from './version-dialog.tsx';

/** So many are in sight before all are asked for. */
const FEW = 4;

/** What was live before: to look at, and to go back to. */
export function VersionsSection(): ReactNode {
  const { t } = useTranslation('page-settings');
  const { status } = useEditor().state;
  // A page that has just gone live has one more.
  const { data, error, isLoading, mutate } = useCall('getPublishedVersions', status === 'pending' ? null : {});
  return (
    <Section title={t('versions.title')} text={t('versions.text')}>
      {isLoading && <Skeleton height={120} />}
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data?.versions.length === 0 && <p className={styles.soft}>{t('versions.empty')}</p>}
      {data && data.versions.length > 0 && <VersionList versions={data.versions} />}
    </Section>
  );
}

function VersionList({ versions }: { versions: readonly PublishedVersion[] }): ReactNode {
  const { t } = useTranslation('page-settings');
  const [isWhole, setWhole] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  return (
    <>
      <ol className={styles.versions}>
        {versions.slice(0, isWhole ? versions.length : FEW).map((version, index) => (
          <Version
            key={version.publishedAt}
            version={version}
            isOldest={index === versions.length - 1}
            onLook={() => setShown(version.publishedAt)}
          />
        ))}
      </ol>
      {!isWhole && versions.length > FEW && (
        <div className={styles.actions}>
          <Button onClick={() => setWhole(true)}>{t('versions.more')}</Button>
        </div>
      )}
      {shown !== null && <VersionDialog publishedAt={shown} onClose={() => setShown(null)} />}
    </>
  );
}

type VersionProps = { version: PublishedVersion; isOldest: boolean; onLook: () => void };

function Version({ version, isOldest, onLook }: VersionProps): ReactNode {
  const { t } = useTranslation('page-settings');
  const moment = useMoment()(version.publishedAt);
  const list = new Intl.ListFormat(useLanguageTag(), { style: 'narrow', type: 'conjunction' });
  const parts = list.format(version.changed.map((part) => t(`versions.part.${part}`)));
  const changed = parts === '' ? t(isOldest ? 'versions.first' : 'versions.same') : t('versions.changed', { parts });
  return (
    <li className={styles.version}>
      <div>
        <p className={styles.status}>
          <strong>{moment}</strong>
          {version.isLive && <span className={styles.nowLive}>{t('versions.isLive')}</span>}
        </p>
        <p className={styles.soft}>{changed}</p>
      </div>
      <Button onClick={onLook} aria-label={t('versions.lookLabel', { moment })}>
        {t('versions.look')}
      </Button>
    </li>
  );
}
