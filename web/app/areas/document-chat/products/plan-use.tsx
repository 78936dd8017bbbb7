/** What is used of what the company's plan gives. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOfCall } from '../../../../lib/api/call-types.ts';
import { plansPath } from '../../../../lib/routes.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useLanguageTag } from '../../../../ui/use-language-tag.ts';
import styles from './products.module.css';

type PlanUseProps = { use: OutputOfCall<'getPtxProductSum'> };

export function PlanUse({ use: { products, questions, isIncluded } }: PlanUseProps): ReactNode {
  const { t } = useTranslation('product-talk');
  if (!isIncluded) {
    return (
      <Notice tone="warning">
        <p>{t('use.notIncluded')}</p>
        <ButtonLink to={plansPath('document-chat')}>{t('welcome.plans')}</ButtonLink>
      </Notice>
    );
  }
  return (
    <ul className={styles.use} aria-label={t('use.label')}>
      <Meter label={t('use.products')} {...products} />
      <Meter label={t('use.questions')} {...questions} />
    </ul>
  );
}

type MeterProps = { label: string; used: number; limit: number };

/** From here on the bar warns. */
const NEARLY_FULL = 0.9;

function Meter({ label, used, limit }: MeterProps) {
  const { t } = useTranslation('product-talk');
  const number = new Intl.NumberFormat(useLanguageTag());
  const share = limit === 0 ? 1 : Math.min(1, used / limit);
  return (
    <li className={styles.meter}>
      <p className={styles.meterWords}>
        <span>{label}</span>
        <span className={styles.figures}>
          {t('use.of', { used: number.format(used), limit: number.format(limit) })}
        </span>
      </p>
      <div
        className={styles.track}
        role="meter"
        aria-label={label}
        aria-valuenow={Math.min(used, limit)}
        aria-valuemin={0}
        aria-valuemax={limit}
      >
        <div className={styles.fill} data-full={share >= NEARLY_FULL} style={{ inlineSize: `${share * 100}%` }} />
      </div>
    </li>
  );
}
