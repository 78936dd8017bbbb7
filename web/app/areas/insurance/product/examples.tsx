import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductTexts } from '../../../../../shared/insurance/product-texts.ts';
import type { OutputOfCall } from '../../../../lib/api/call-types.ts';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { useAmounts } from '../use-amounts.ts';
import styles from './product.module.css';

type ExamplesProps = {
  examples: OutputOfCall<'getPriceShow'>['examples'] | null;
  plans: ProductTexts['plans'];
};

/** What typical cases cost in each plan. */
export function Examples({ examples, plans }: ExamplesProps): ReactNode {
  const { t } = useTranslation('insurance');
  const { money } = useAmounts();
  if (examples === null) return <SkeletonRows rows={1} height={160} />;
  if (examples.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.subtitle}>{t('product.examples')}</h2>
      <ul className={styles.examples}>
        {examples.map(({ id, text, prices }) => (
          <li key={id} className={styles.example}>
            <h3 className={styles.point}>{text}</h3>
            <dl className={styles.prices}>
              {prices.map(({ plan, total, currency }) => (
                <div key={plan}>
                  <dt>{plans[plan]?.name ?? plan}</dt>
                  <dd>{money({ amount: total, currency })}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
