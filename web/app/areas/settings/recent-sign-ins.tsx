import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../lib/routes.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { SessionRow } from '../security/session-row.tsx';
import { SettingRows } from './setting-row.tsx';

const MOST_SHOWN = 3;

/** Where the account is signed in: the first few. */
export function RecentSignIns(): ReactNode {
  const { t } = useTranslation('settings');
  const { data, error, mutate } = useCall('getSessions', {});
  return (
    <Card title={t('recent.title')} text={t('recent.text')}>
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && error === undefined && <SkeletonRows rows={2} />}
      {data !== undefined && (
        <>
          <SettingRows>
            {data.sessions.slice(0, MOST_SHOWN).map((session) => (
              <SessionRow key={session.signedInAt} session={session} />
            ))}
          </SettingRows>
          <div>
            <ButtonLink to={pathTo('security')}>{t('recent.all')}</ButtonLink>
          </div>
        </>
      )}
    </Card>
  );
}
