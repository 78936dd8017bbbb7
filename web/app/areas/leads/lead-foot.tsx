/** What else there is to a lead: reminder, conversation, consent, and the way into the bin. */
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Lead } from '../../../../shared/model/conversation.ts';
import { IconButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { HistoryIcon, TrashIcon } from '../../../ui/area-icons.tsx';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { conversationPath } from '../conversations/addresses.ts';
import { exactMoment, type Clock } from '../conversations/moments.ts';
import styles from './lead-foot.module.css';
import { LeadReminder } from './lead-reminder.tsx';
import type { LeadChanges } from './use-lead-changes.ts';

type LeadFootProps = { lead: Lead; clock: Clock; changes: LeadChanges };

export function LeadFoot({ lead, clock, changes }: LeadFootProps): ReactNode {
  const { t } = useTranslation('leads');
  const [isConsentShown, setConsentShown] = useState(false);
  const consentId = useId();
  return (
    <div className={styles.foot}>
      {lead.folder === 'inbox' && <LeadReminder lead={lead} clock={clock} changes={changes} />}
      {lead.conversationId !== null && (
        <Link className={styles.tool} to={conversationPath(lead.conversationId)}>
          <HistoryIcon size={16} />
          {t('conversation')}
        </Link>
      )}
      <button
        type="button"
        className={styles.tool}
        aria-expanded={isConsentShown}
        aria-controls={isConsentShown ? consentId : undefined}
        onClick={() => setConsentShown(!isConsentShown)}
      >
        {t('consent.title')}
        <ChevronDownIcon size={16} />
      </button>
      {isConsentShown && (
        <p id={consentId} className={styles.consent}>
          <bdi>{lead.consentText}</bdi>
          <br />
          <time dateTime={lead.createdAt}>
            {t('consent.time', { time: exactMoment(lead.createdAt, new Date(), clock) })}
          </time>
        </p>
      )}
      {lead.folder !== 'deleted' && <DeleteLead lead={lead} changes={changes} />}
    </div>
  );
}

function DeleteLead({ lead, changes }: Omit<LeadFootProps, 'clock'>) {
  const { t } = useTranslation('leads');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <IconButton
        label={t('delete.label', { name: lead.name })}
        className={styles.delete}
        onClick={() => setAsking(true)}
      >
        <TrashIcon size={18} />
      </IconButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('delete.title', { name: lead.name })}
        text={t('delete.text')}
        confirmLabel={t('delete.confirm')}
        isDanger
        isBusy={changes.isRunning}
        onConfirm={() => void changes.move('deleted').then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
