/** Security at a glance: what is set up, and what would make the account safer. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../../shared/model/account.ts';
import type { SignInWays } from '../../../../shared/model/lock.ts';
import { pathTo } from '../../../lib/routes.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckIcon, InfoIcon } from '../../../ui/icons.tsx';
import { SettingRow, SettingRows, type SettingRowProps } from './setting-row.tsx';

export function SafetyCard({ account: { email, phone } }: { account: Account }): ReactNode {
  const { t } = useTranslation('settings');
  const { data: mails } = useCall('getNotifications', {});
  const { data } = useCall('getSessions', {});
  const { data: ways } = useCall('getSignInWays', {});
  const others = data?.sessions.filter(({ isThis }) => !isThis).length ?? 0;
  return (
    <Card title={t('safety.title')} text={t('safety.text')}>
      <SettingRows>
        <SafetyRow name="email" isSet={email !== ''} to="settings" />
        <SafetyRow name="phone" isSet={phone !== null} to="settings" />
        {ways !== undefined && <WayRows ways={ways} />}
        {mails !== undefined && <SafetyRow name="alerts" isSet={mails['sign-in-alerts']} to="settings" />}
        {data !== undefined && <SafetyRow name="sessions" isSet={others === 0} count={others} to="security" />}
      </SettingRows>
      <div>
        <ButtonLink to={pathTo('security')}>{t('safety.open')}</ButtonLink>
      </div>
    </Card>
  );
}

function WayRows({ ways: { pin, passkeyCount, authenticator } }: { ways: SignInWays }): ReactNode {
  return (
    <>
      <SafetyRow name="authenticator" isSet={authenticator.isOn} to="security" />
      <SafetyRow name="passkeys" isSet={passkeyCount > 0} count={passkeyCount} to="security" />
      <SafetyRow name="pin" isSet={pin.isSet} to="security" />
    </>
  );
}

/** Good to have, but nothing is wrong without them. */
const offers = ['authenticator', 'passkeys', 'pin', 'sessions'] as const;

type SafetyRowProps = {
  name: 'email' | 'phone' | 'alerts' | (typeof offers)[number];
  /** Nothing is left to do. */
  isSet: boolean;
  count?: number;
  to: 'settings' | 'security';
};

function SafetyRow({ name, isSet, count = 0, to }: SafetyRowProps): ReactNode {
  const { t } = useTranslation('settings');
  return (
    <SettingRow
      icon={isSet ? CheckIcon : InfoIcon}
      {...toneOf(name, isSet)}
      title={t(`safety.${name}.title`)}
      text={t(`safety.${name}.${isSet ? 'set' : 'open'}`, { count })}
      {...(!isSet && {
        action: (
          <ButtonLink variant="plain" to={pathTo(to)}>
            {t(`safety.${name}.do`)}
          </ButtonLink>
        ),
      })}
    />
  );
}

function toneOf(name: SafetyRowProps['name'], isSet: boolean): Pick<SettingRowProps, 'tone'> {
  if (isSet) return { tone: 'good' };
  return offers.some((offer) => offer === name) ? {} : { tone: 'warning' };
}
