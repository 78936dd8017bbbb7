import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../../../shared/model/account-area.ts';
import { countryName } from '../../../../shared/places/country-names.ts';
import { ComputerIcon, MobileIcon } from '../../../ui/area-icons.tsx';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import { exactMoment, relativeMoment } from '../conversations/moments.ts';
import { useOwner } from '../conversations/use-owner.ts';
import { RowBadge, SettingRow } from '../settings/setting-row.tsx';

const mobiles = ['iPhone', 'iPad', 'Android'];

type SessionRowProps = { session: Session; action?: ReactNode };

/** One sign-in: in which browser, where, and when it was used last. */
export function SessionRow({ session, action }: SessionRowProps): ReactNode {
  const { t } = useTranslation('security');
  const tag = useLanguageTag();
  const { timeZone } = useOwner();
  const clock = { tag, timeZone };
  const now = new Date();
  const { system, country, lastSeenAt, isThis } = session;
  const place = country === null ? undefined : countryName(country, tag);
  const seen = isThis ? t('sessions.now') : t('sessions.seen', { time: relativeMoment(lastSeenAt, now, clock) });
  return (
    <SettingRow
      icon={mobiles.includes(system ?? '') ? MobileIcon : ComputerIcon}
      title={
        <>
          <span>{useSessionName(session)}</span>
          {isThis && <RowBadge>{t('sessions.this')}</RowBadge>}
        </>
      }
      text={
        <>
          {place !== undefined && `${place} · `}
          <time dateTime={lastSeenAt} title={exactMoment(lastSeenAt, now, clock)}>
            {seen}
          </time>
        </>
      }
      {...(action !== undefined && { action })}
    />
  );
}

/** "Safari on iPhone", as far as it is known. */
export function useSessionName({ browser, system }: Pick<Session, 'browser' | 'system'>): string {
  const { t } = useTranslation('security');
  if (browser !== null && system !== null) return t('sessions.name', { browser, system });
  return browser ?? system ?? t('sessions.unknown');
}
