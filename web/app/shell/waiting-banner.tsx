import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { live } from '../../lib/live.ts';
import { pathTo } from '../../lib/routes.ts';
import { useCall } from '../../lib/use-call.ts';
import { conversationPath } from '../areas/conversations/addresses.ts';
import { useAttention } from './use-attention.ts';
import styles from './waiting-banner.module.css';

/** Visitors who wait for a person, on every screen, and in the tab for whoever looks elsewhere. */
export function WaitingBanner(): ReactNode {
  const { t } = useTranslation('app');
  const { pathname, search } = useLocation();
  const requests = useCall('getPersonRequests', {}, { swr: live }).data?.requests ?? [];
  useAttention(requests.map(({ conversationId }) => conversationId));
  const [first] = requests;
  if (first === undefined || isInSight(first.conversationId, pathname, search)) return null;
  return (
    <aside className={styles.banner} role="status">
      <span className={styles.mark} aria-hidden="true" />
      <span className={styles.words}>
        <strong>{t('waiting.title', { count: requests.length })}</strong>
        {first.asked !== '' && <bdi className={styles.asked}>{first.asked}</bdi>}
      </span>
      <Link className={styles.link} to={conversationPath(first.conversationId)}>
        {t('waiting.open')}
      </Link>
    </aside>
  );
}

/** The list marks who waits, and the conversation itself says so. */
function isInSight(conversationId: string, pathname: string, search: string): boolean {
  const openId = new URLSearchParams(search).get('conversation');
  return pathname === pathTo('history') && (openId === null || openId === conversationId);
}
