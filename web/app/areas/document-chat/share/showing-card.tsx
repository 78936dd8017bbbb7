/** On whose pages visitors see the product now. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOfCall } from '../../../../lib/api/call-types.ts';
import { Card } from '../../../../ui/card.tsx';
import { addressText } from '../../editor/page-address.ts';
import styles from './share.module.css';

export function ShowingCard({ showing }: Pick<OutputOfCall<'getPtxShareInfo'>, 'showing'>): ReactNode {
  const { t } = useTranslation('product-design');
  return (
    <Card title={t('share.showing')} text={t(showing.length === 0 ? 'share.showingNone' : 'share.showingText')}>
      {showing.length > 0 && (
        <ul className={styles.agents}>
          {showing.map(({ agentId, fullName, page }) => (
            <li key={agentId} className={styles.agent}>
              <bdi>{fullName}</bdi>
              <a className={styles.page} href={page} target="_blank" rel="noopener" dir="ltr">
                {addressText(page)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
