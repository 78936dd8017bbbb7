import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../ui/class-names.ts';
import type { PriceNow } from './estimate.ts';
import { useFlow } from './flow-context.ts';
import styles from './flow.module.css';
import { PriceTag } from './price-tag.tsx';
import { useShownPrice } from './use-shown-price.ts';

/** Beside the questions on a wide screen: what is bought, and what it costs by what is answered so far. */
export function PriceAside({ price }: { price: PriceNow | null }): ReactNode {
  const { t } = useTranslation('insurance');
  const { texts, state } = useFlow();
  const shown = useShownPrice(price);
  return (
    <aside className={styles.aside} aria-label={t('price.title')}>
      <h2 className={styles.product}>{texts.name}</h2>
      <div>
        <p className={styles.caption}>{shown.words}</p>
        {shown.money === null ? (
          <p className={classNames(styles.none)}>{t('price.none')}</p>
        ) : (
          <PriceTag className={styles.big} price={shown.money} />
        )}
      </div>
      {(state.server?.changes ?? null) === null && <p className={styles.facts}>{texts.notice}</p>}
      {state.server !== null && <p className={styles.saved}>{t(`save.${state.saveState}`)}</p>}
    </aside>
  );
}
