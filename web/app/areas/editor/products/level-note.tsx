import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LearningLevel } from '../../../../../shared/model/learning-level.ts';
import type { OfferedProduct } from '../../../../../shared/model/offered-product.ts';
import { learningPath } from '../../../../lib/routes.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useDay } from '../../settings/use-day.ts';
import styles from './products.module.css';

/**
 * Which level the product needs, how its agent stands, and the way to the test. Nothing where none is needed.
 */
export function LevelNote({ product }: { product: OfferedProduct }): ReactNode {
  const { requiredLevel } = product;
  if (requiredLevel === null) return null;
  return <Words product={product} requiredLevel={requiredLevel} />;
}

function Words({ product, requiredLevel }: { product: OfferedProduct; requiredLevel: LearningLevel }): ReactNode {
  const { t } = useTranslation(['products', 'learning-levels']);
  const day = useDay();
  const { productId, level, validUntil, isAllowed, isChosen } = product;
  const names = { required: t(`learning-levels:${requiredLevel}`), level: t(`learning-levels:${level}`) };
  if (isAllowed) {
    return (
      validUntil !== null && (
        <p className={styles.byCompany}>{t('company.levelUntil', { ...names, day: day(validUntil) })}</p>
      )
    );
  }
  return (
    <Notice tone="warning">
      <p>{t(isChosen ? 'company.levelEnded' : 'company.levelNeeded', names)}</p>
      <ButtonLink to={learningPath(productId)}>{t('company.learn')}</ButtonLink>
    </Notice>
  );
}
