import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ProductLevel } from '../../../../shared/model/learning.ts';
import { learningPath, pathTo } from '../../../lib/routes.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ChevronIcon, LearningIcon } from '../../../ui/area-icons.tsx';
import { HelpLink } from '../../../ui/help-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useFormats } from '../billing/use-formats.ts';
import { LevelRings } from './level-rings.tsx';
import styles from './learning.module.css';

/** The products of an agent's company, and how far the agent has come with each. */
export function LearningArea(): ReactNode {
  const { t } = useTranslation('learning');
  const { data, error, mutate } = useCall('getProductLevelList', {}, { token: 'stored' });
  const text = data === undefined || data.company === '' ? t('text') : t('textOf', { company: data.company });
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('title')}
        text={
          <>
            {text} <HelpLink guide="learning" />
          </>
        }
      />
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && error === undefined && <SkeletonRows rows={3} height={88} />}
      {data !== undefined && data.company === '' && <Nobody />}
      {data !== undefined && data.company !== '' && data.products.length === 0 && (
        <EmptyState
          icon={LearningIcon}
          title={t('noProducts.title')}
          text={t('noProducts.text', { company: data.company })}
        />
      )}
      {data !== undefined && data.products.length > 0 && (
        <ul className={styles.products}>
          {data.products.map((product) => (
            <ProductRow key={product.productId} product={product} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Nobody(): ReactNode {
  const { t } = useTranslation('learning');
  const connect = (
    <ButtonLink variant="primary" to={pathTo('settings')}>
      {t('nobody.connect')}
    </ButtonLink>
  );
  return <EmptyState icon={LearningIcon} title={t('nobody.title')} text={t('nobody.text')} actions={connect} />;
}

function ProductRow({ product: { productId, name, level, validUntil, due } }: { product: ProductLevel }): ReactNode {
  const { t } = useTranslation(['learning', 'learning-levels']);
  const { date } = useFormats();
  return (
    <li className={styles.product}>
      <div className={styles.words}>
        <Link className={styles.name} to={learningPath(productId)}>
          <bdi>{name}</bdi>
        </Link>
        <p className={styles.quiet}>
          {level === 0 || validUntil === null
            ? t('learning-levels:0')
            : t('levelUntil', { level: t(`learning-levels:${level}`), day: date(validUntil) })}
        </p>
      </div>
      {due > 0 && <Chip tone="accent">{t('due', { count: due })}</Chip>}
      <LevelRings level={level} />
      <ChevronIcon size={18} data-flip="" />
    </li>
  );
}
