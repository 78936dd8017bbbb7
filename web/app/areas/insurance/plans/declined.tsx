import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuoteView } from '../../../../../shared/insurance/application.ts';
import { channelPath } from '../../../../lib/routes.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { useFlow } from '../flow/flow-context.ts';
import styles from './plans.module.css';
import { Reasons } from './reasons.tsx';

type DeclinedProps = { quote: QuoteView; onBack: (() => void) | undefined };

/** No, why, and what else somebody can do. */
export function Declined({ quote, onBack }: DeclinedProps): ReactNode {
  const { t } = useTranslation('insurance');
  const { state, agentName } = useFlow();
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('declined.title')}</h1>
      </div>
      <Reasons quote={quote} />
      <h2 className={styles.subtitle}>{t('declined.whatNow')}</h2>
      <ul className={styles.ways}>
        <li>{t('declined.check')}</li>
        <li>{t(agentName === null ? 'declined.others' : 'declined.agent')}</li>
      </ul>
      <div className={styles.acts}>
        <Button variant="primary" onClick={onBack}>
          {t('declined.back')}
        </Button>
        <ButtonLink to={channelPath(state.server?.channelCode ?? '', agentName)}>{t('declined.products')}</ButtonLink>
      </div>
    </div>
  );
}
