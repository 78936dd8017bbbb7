import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isPhoneLike } from '../../../../shared/rules/account-address.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import styles from './channel-choice.module.css';
import { useSignInFlow } from './sign-in-context.ts';

/** How a code comes to a phone. An address has one way only, so nothing is asked. */
export function ChannelChoice(): ReactNode {
  const { t } = useTranslation('account');
  const { draft, type } = useSignInFlow();
  if (!isPhoneLike(draft.account)) return null;
  const options = [
    { value: 'sms', label: t('channel.sms') },
    { value: 'whatsapp', label: t('channel.whatsapp') },
  ] as const;
  return (
    <div className={styles.choice}>
      <span aria-hidden="true">{t('channel.label')}</span>
      <Segmented
        label={t('channel.label')}
        value={draft.channel}
        options={options}
        onChange={(channel) => type({ channel })}
      />
    </div>
  );
}
