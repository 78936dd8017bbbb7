import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOfCall } from '../../../lib/api/call-types.ts';
import { plansPath } from '../../../lib/routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import styles from './assistant.module.css';

type PlanSectionProps = { answer: Pick<OutputOfCall<'getAiAssistant'>, 'usage' | 'isIncluded'> };

/** How much has been used this month; without the assistant in the plan, what visitors get instead. */
export function PlanSection({ answer }: PlanSectionProps): ReactNode {
  return answer.isIncluded ? <UsageMeter usage={answer.usage} /> : <NotIncluded />;
}

function UsageMeter({ usage: { used, limit } }: { usage: { used: number; limit: number } }): ReactNode {
  const { t } = useTranslation('assistant');
  const number = new Intl.NumberFormat(useLanguageTag());
  const share = limit === 0 ? 1 : Math.min(1, used / limit);
  return (
    <section className={styles.usage} aria-label={t('usage.title')}>
      <p className={styles.usageWords}>
        <span>{t('usage.title')}</span>
        <span className={styles.figures}>
          {t('usage.count', { used: number.format(used), limit: number.format(limit) })}
        </span>
      </p>
      <div
        className={styles.meter}
        role="meter"
        aria-label={t('usage.title')}
        aria-valuenow={used}
        aria-valuemin={0}
        aria-valuemax={limit}
      >
        <div className={styles.fill} data-full={share >= 0.9} style={{ inlineSize: `${share * 100}%` }} />
      </div>
      {share >= 1 && <p className={styles.help}>{t('usage.full')}</p>}
    </section>
  );
}

function NotIncluded(): ReactNode {
  const { t } = useTranslation('assistant');
  return (
    <section className={styles.free}>
      <div>
        <h2 className={styles.freeTitle}>{t('free.title')}</h2>
        <p className={styles.help}>{t('free.text')}</p>
      </div>
      <ButtonLink variant="primary" to={plansPath('assistant')}>
        {t('free.upgrade')}
      </ButtonLink>
    </section>
  );
}
