/** Which mails come: those that one can do without, each with its switch, and a word about the others. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mailKinds, type MailKind } from '../../../../shared/model/account-area.ts';
import { pathTo } from '../../../lib/routes.ts';
import { useCall, useEffectCall } from '../../../lib/use-call.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import styles from './settings.module.css';

export function NotificationsPart(): ReactNode {
  const { t } = useTranslation('settings');
  const textOf = useErrorText();
  const { data: choice, error, mutate } = useCall('getNotifications', {});
  const { run, error: saveError } = useEffectCall('saveNotifications');
  const change = async (kind: MailKind, isOn: boolean): Promise<void> => {
    const saved = await run({ [kind]: isOn });
    if (saved) await mutate(saved, { revalidate: false });
  };
  if (choice === undefined) {
    return error === undefined ? (
      <SkeletonRows rows={4} height={40} />
    ) : (
      <ErrorState error={error} onRetry={() => void mutate()} />
    );
  }
  return (
    <>
      {saveError !== undefined && <Notice tone="bad">{textOf(saveError)}</Notice>}
      <div className={styles.choices}>
        {mailKinds.map((kind) => (
          <CheckboxField
            key={kind}
            name={kind}
            label={
              <>
                <span className={styles.choice}>{t(`mails.${kind}.title`)}</span>
                <br />
                {t(`mails.${kind}.text`)}
              </>
            }
            isChecked={choice[kind]}
            onChange={(isOn) => void change(kind, isOn)}
          />
        ))}
      </div>
      <p className={styles.again}>
        {t('mails.essential')} <Link to={pathTo('leadSettings')}>{t('mails.leads')}</Link>
      </p>
    </>
  );
}
