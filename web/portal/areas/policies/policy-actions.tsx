/** What can be done with a policy: only what it allows now, the thing that somebody in need looks for first. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MyPolicy } from '../../../../shared/insurance/portal.ts';
import { calendarFile } from '../../../../shared/rules/calendar-file.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import {
  CalendarIcon,
  CancelIcon,
  ClaimIcon,
  EditIcon,
  PageSettingsIcon,
  RefreshIcon,
} from '../../../ui/area-icons.tsx';
import type { Icon } from '../../../ui/icons.tsx';
import { useFailureToast } from './use-failure-toast.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { claimPath, policyPath } from '../../portal-paths.ts';
import styles from './policy-area.module.css';
import { openQuote } from './open-quote.ts';

type ActionWords = { icon: Icon; name: string; text: string };

export function PolicyActions({ own, onChanged }: { own: MyPolicy; onChanged: () => void }): ReactNode {
  const { t } = useTranslation('policies');
  const [open, setOpen] = useState<'change' | 'cancel' | null>(null);
  const { can, policy } = own;
  const close = (): void => setOpen(null);
  const words = (icon: Icon, name: 'claim' | 'renew' | 'amend' | 'change' | 'calendar' | 'cancel'): ActionWords => ({
    icon,
    name: t(`policy.${name}`),
    text: t(`policy.${name}Text`),
  });
  const isOver = policy.state === 'ended' || policy.state === 'cancelled';
  return (
    <nav aria-label={t('policy.actions')}>
      <ul className={styles.actions}>
        {can.claim && (
          <li>
            <Link className={styles.action} to={claimPath(policy.policyId)}>
              <Words {...words(ClaimIcon, 'claim')} />
            </Link>
          </li>
        )}
        {can.renew && <RenewAction policyId={policy.policyId} words={words(RefreshIcon, 'renew')} />}
        {can.change && <AmendAction policyId={policy.policyId} words={words(PageSettingsIcon, 'amend')} />}
        {can.change && <ButtonAction words={words(EditIcon, 'change')} onPress={() => setOpen('change')} />}
        {!isOver && <CalendarAction own={own} words={words(CalendarIcon, 'calendar')} />}
        {can.cancel && <ButtonAction words={words(CancelIcon, 'cancel')} onPress={() => setOpen('cancel')} isQuiet />}
      </ul>
      {open === 'change' && <ChangeDialog own={own} onChanged={onChanged} onClose={close} />}
      {open === 'cancel' && <CancelDialog own={own} onChanged={onChanged} onClose={close} />}
    </nav>
  );
}

function Words({ icon: ActionIcon, name, text }: ActionWords): ReactNode {
  return (
    <>
      <ActionIcon size={20} />
      <span className={styles.actionName}>{name}</span>
      <span className={styles.actionText}>{text}</span>
    </>
  );
}

type ButtonActionProps = { words: ActionWords; onPress: () => void; isQuiet?: boolean };

function ButtonAction({ words, onPress, isQuiet = false }: ButtonActionProps): ReactNode {
  return (
    <li>
      <button type="button" className={styles.action} data-quiet={isQuiet || undefined} onClick={onPress}>
        <Words {...words} />
      </button>
    </li>
  );
}

function RenewAction({ policyId, words }: { policyId: string; words: ActionWords }): ReactNode {
  const renewal = useEffectCall('renewPolicy');
  useFailureToast(renewal.error);
  const renew = async (): Promise<void> => {
    if (renewal.isRunning) return;
    const opened = await renewal.run({ policyId });
    if (opened !== null) openQuote(opened);
  };
  return <ButtonAction words={words} onPress={() => void renew()} />;
}

function AmendAction({ policyId, words }: { policyId: string; words: ActionWords }): ReactNode {
  const beginning = useEffectCall('beginPolicyChange');
  useFailureToast(beginning.error);
  const begin = async (): Promise<void> => {
    if (beginning.isRunning) return;
    const opened = await beginning.run({ policyId });
    if (opened !== null) openQuote(opened);
  };
  return <ButtonAction words={words} onPress={() => void begin()} />;
}

const REMIND_DAYS = 14;

function CalendarAction({ own: { policy }, words }: { own: MyPolicy; words: ActionWords }): ReactNode {
  const { t } = useTranslation('policies');
  const { number, productName: product, policyId, end } = policy;
  const save = (): void => {
    const link = `${location.origin}${policyPath(policyId)}`;
    const text = calendarFile(
      {
        ...{ uid: `${number}@${location.hostname}`, day: end, link, remindDays: REMIND_DAYS },
        ...{ title: t('calendar.ends', { product }), text: t('calendar.about', { number, link }) },
      },
      new Date(),
    );
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${number}.ics`);
  };
  return <ButtonAction words={words} onPress={save} />;
}
