import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/button.tsx';
import { BackIcon } from '../../../../ui/area-icons.tsx';
import type { PriceNow } from '../flow/estimate.ts';
import { PriceTag } from '../flow/price-tag.tsx';
import { useShownPrice } from '../flow/use-shown-price.ts';
import styles from './questions.module.css';

type QuestionFootProps = { price: PriceNow | null; onBack: (() => void) | undefined; children: ReactNode };

/** The way back and on; on a phone the price stands between them, always in view. */
export function QuestionFoot({ price, onBack, children }: QuestionFootProps): ReactNode {
  const { t } = useTranslation('insurance');
  const { words, money } = useShownPrice(price);
  return (
    <div className={styles.foot}>
      {onBack !== undefined && (
        <IconButton label={t('back')} onClick={onBack}>
          <BackIcon data-flip="" />
        </IconButton>
      )}
      <p className={styles.price}>
        <span className={styles.priceWords}>{words}</span>
        {money === null ? <span>{t('price.none')}</span> : <PriceTag className={styles.priceMoney} price={money} />}
      </p>
      {children}
    </div>
  );
}
