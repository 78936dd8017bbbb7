/** The agency that an agent is connected to: none, asked, or confirmed. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Agency } from '../../../../shared/model/account-area.ts';
import { checkEmail } from '../../../../shared/rules/email.ts';
import { useCall, useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { BuildingIcon } from '../../../ui/area-icons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { useSecondsUntil } from '../../../ui/use-seconds-until.ts';
import { useDay } from './use-day.ts';
import { SettingRow, SettingRows } from './setting-row.tsx';
import styles from './settings.module.css';

type OnAgency = (agency: Agency | null) => void;

export function AgencyPart(): ReactNode {
  const { data, error, mutate } = useCall('getAgency', {});
  const show: OnAgency = (agency) => void mutate({ agency }, { revalidate: false });
  if (data === undefined) {
    return error === undefined ? (
      <SkeletonRows rows={1} height={72} />
    ) : (
      <ErrorState error={error} onRetry={() => void mutate()} />
    );
  }
  return data.agency === null ? <AgencyForm onAsked={show} /> : <AgencyState agency={data.agency} onChanged={show} />;
}

function AgencyForm({ onAsked }: { onAsked: OnAgency }): ReactNode {
  const { t } = useTranslation(['settings', 'errors']);
  const textOf = useErrorText();
  const [email, setEmail] = useState('');
  const [isTried, setTried] = useState(false);
  const { run, isRunning, error } = useEffectCall('bindAgencyEmail');
  const wrong = checkEmail(email);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (wrong !== undefined || isRunning) return;
    const answer = await run({ email });
    if (answer) onAsked(answer.agency);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t('agency.email')}
        help={t('agency.help')}
        type="email"
        name="agency"
        autoComplete="off"
        dir="ltr"
        value={email}
        error={isTried && wrong !== undefined ? t(`errors:${wrong}`) : error && textOf(error)}
        onChange={setEmail}
      />
      <div className={styles.end}>
        <Button type="submit" isBusy={isRunning}>
          {t('agency.ask')}
        </Button>
      </div>
    </form>
  );
}

function AgencyState({ agency, onChanged }: { agency: Agency; onChanged: OnAgency }): ReactNode {
  const { t } = useTranslation('settings');
  const textOf = useErrorText();
  const day = useDay();
  const [isAsking, setAsking] = useState(false);
  const leave = useEffectCall('leaveAgency');
  const isBound = agency.state === 'bound';
  const end = async (): Promise<void> => {
    const answer = await leave.run({});
    if (answer === null) return;
    setAsking(false);
    onChanged(answer.agency);
  };
  return (
    <>
      {leave.error !== undefined && <Notice tone="bad">{textOf(leave.error)}</Notice>}
      <SettingRows>
        <SettingRow
          icon={BuildingIcon}
          {...(isBound && { tone: 'good' as const })}
          title={<bdi dir="ltr">{agency.email}</bdi>}
          text={
            isBound
              ? t('agency.bound', { date: day(agency.since) })
              : t('agency.asked', { date: day(agency.expiresAt ?? agency.since) })
          }
          action={
            <>
              {!isBound && <AskAgain agency={agency} onAsked={onChanged} />}
              <Button variant="plain" onClick={() => (isBound ? setAsking(true) : void end())}>
                {t(isBound ? 'agency.leave' : 'agency.takeBack')}
              </Button>
            </>
          }
        />
      </SettingRows>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('agency.leaveTitle')}
        text={t('agency.leaveText')}
        confirmLabel={t('agency.leave')}
        isDanger
        isBusy={leave.isRunning}
        onConfirm={() => void end()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function AskAgain({ agency, onAsked }: { agency: Agency; onAsked: OnAgency }): ReactNode {
  const { t } = useTranslation('settings');
  const { run, isRunning } = useEffectCall('bindAgencyEmail');
  const secondsLeft = useSecondsUntil(Date.parse(agency.resendAt ?? agency.since));
  const ask = async (): Promise<void> => {
    const answer = await run({ email: agency.email });
    if (answer === null) {
      showToast({ text: t('agency.failed'), tone: 'bad' });
      return;
    }
    onAsked(answer.agency);
    showToast({ text: t('agency.sentAgain'), tone: 'good' });
  };
  return (
    <Button aria-disabled={secondsLeft > 0} isBusy={isRunning} onClick={() => secondsLeft <= 0 && void ask()}>
      {secondsLeft > 0 ? t('agency.wait', { count: secondsLeft }) : t('agency.again')}
    </Button>
  );
}
