/** What is paid for what, when, and what is not: limits in sight, the words one tap away. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MyPolicy } from '../../../../shared/insurance/portal.ts';
import { Card } from '../../../ui/card.tsx';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import styles from './policy-area.module.css';
import { useFormats } from './use-formats.ts';

export function CoverSection({ own }: { own: MyPolicy }): ReactNode {
  const { t } = useTranslation('policies');
  return (
    <Card title={t('policy.cover')} text={t('policy.coverText')}>
      <ul className={styles.rows}>
        {own.benefits.map((benefit) => (
          <BenefitRow key={benefit.id} benefit={benefit} own={own} />
        ))}
      </ul>
      <div className={styles.folds}>
        <Fold title={t('policy.events')} texts={own.events} />
        <Fold title={t('policy.exclusions')} texts={own.exclusions} />
      </div>
    </Card>
  );
}

type BenefitRowProps = { benefit: MyPolicy['benefits'][number]; own: MyPolicy };

function BenefitRow({ benefit: { name, text, limit }, own }: BenefitRowProps): ReactNode {
  const { t } = useTranslation('policies');
  const { whole } = useFormats();
  const { currency } = own.policy.total;
  const worth =
    limit === null ? t('policy.included') : limit === 0 ? t('policy.notCovered') : whole({ amount: limit, currency });
  return (
    <li className={styles.row}>
      <div className={styles.rowWords}>
        <p className={styles.rowName}>
          <bdi>{name}</bdi>
        </p>
        {text !== null && (
          <p className={styles.quiet}>
            <bdi>{text}</bdi>
          </p>
        )}
      </div>
      <span className={styles.limit} data-none={limit === 0 || undefined}>
        {worth}
      </span>
    </li>
  );
}

function Fold({ title, texts }: { title: string; texts: readonly { title: string; text: string }[] }): ReactNode {
  return (
    <details className={styles.fold}>
      <summary>
        {title}
        <ChevronDownIcon size={18} />
      </summary>
      <ul className={styles.texts}>
        {texts.map((entry) => (
          <li key={entry.title}>
            <h3>
              <bdi>{entry.title}</bdi>
            </h3>
            <p>
              <bdi>{entry.text}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
