/** One lead: who, when, what was asked, how to answer, and what became of it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lead } from '../../../../shared/model/conversation.ts';
import { phoneText } from '../../../../shared/places/phone-text.ts';
import { Button } from '../../../ui/button.tsx';
import { exactMoment, isRecent, relativeMoment, type Clock } from '../conversations/moments.ts';
import { Monogram } from '../conversations/monogram.tsx';
import { LeadContact } from './lead-contact.tsx';
import { LeadFoot } from './lead-foot.tsx';
import styles from './lead-item.module.css';
import { LeadNote } from './lead-note.tsx';
import { LeadStatusSelect } from './lead-status-select.tsx';
import { answerSeconds, durationInWords } from './lead-times.ts';
import { useLeadChanges, type LeadChanges } from './use-lead-changes.ts';
import type { RemoveLead, ReplaceLead } from './use-lead-list.ts';
import type { StatusChanges } from './use-lead-status.ts';

type LeadItemProps = {
  lead: Lead;
  clock: Clock;
  statusChanges: StatusChanges;
  onReplace: ReplaceLead;
  onRemove: RemoveLead;
};

export function LeadItem({ lead, clock, statusChanges, onReplace, onRemove }: LeadItemProps): ReactNode {
  const changes = useLeadChanges(lead, onReplace, onRemove);
  const titleId = `lead-${lead.leadId}`;
  return (
    <li className={styles.lead} data-status={lead.status} aria-labelledby={titleId}>
      <div className={styles.who}>
        <Monogram name={lead.name} />
        <div className={styles.person}>
          <h2 id={titleId} className={styles.name}>
            <bdi>{lead.name}</bdi>
          </h2>
          <bdi dir="ltr" className={styles.phone}>
            {phoneText(lead.phone)}
          </bdi>
          <time dateTime={lead.createdAt} className={styles.when}>
            {momentInWords(lead.createdAt, clock)}
          </time>
          <AnsweredAfter lead={lead} tag={clock.tag} />
        </div>
      </div>
      <div className={styles.state}>
        {lead.folder === 'inbox' ? (
          <LeadStatusSelect lead={lead} changes={statusChanges} />
        ) : (
          <RestoreLead lead={lead} changes={changes} />
        )}
      </div>
      <LeadWords lead={lead} />
      <div className={styles.contact}>
        <LeadContact lead={lead} onAnswer={changes.answer} />
      </div>
      <div className={styles.note}>
        <LeadNote lead={lead} onReplace={onReplace} />
      </div>
      <div className={styles.foot}>
        <LeadFoot lead={lead} clock={clock} changes={changes} />
      </div>
    </li>
  );
}

function LeadWords({ lead }: { lead: Pick<Lead, 'asked' | 'message' | 'product'> }): ReactNode {
  const { t } = useTranslation('leads');
  const { asked, message, product = '' } = lead;
  if (asked === '' && message === '' && product === '') return <p className={styles.wordless}>{t('wordless')}</p>;
  return (
    <div className={styles.words}>
      {product !== '' && (
        <p className={styles.message}>
          <span className={styles.label}>{t('product')}</span> <bdi>{product}</bdi>
        </p>
      )}
      {asked !== '' && (
        <p className={styles.asked}>
          <span className={styles.label}>{t('asked')}</span>
          <q>
            <bdi>{asked}</bdi>
          </q>
        </p>
      )}
      {message !== '' && (
        <p className={styles.message} dir="auto">
          {message}
        </p>
      )}
    </div>
  );
}

/** How long ago, as long as that says something, and when exactly. */
function momentInWords(iso: string, clock: Clock): string {
  const now = new Date();
  const exact = exactMoment(iso, now, clock);
  return isRecent(iso, now, clock) ? `${relativeMoment(iso, now, clock)} · ${exact}` : exact;
}

function AnsweredAfter({ lead, tag }: { lead: Lead; tag: string }) {
  const { t } = useTranslation('leads');
  const seconds = answerSeconds(lead);
  if (seconds === null) return null;
  return <span className={styles.answered}>{t('answered', { duration: durationInWords(seconds, tag) })}</span>;
}

/** Out of the bin or the spam, and why it is among the spam. */
function RestoreLead({ lead, changes }: { lead: Lead; changes: LeadChanges }) {
  const { t } = useTranslation('leads');
  const isSpam = lead.folder === 'spam';
  return (
    <div className={styles.restore}>
      <Button isBusy={changes.isRunning} onClick={() => void changes.move('inbox')}>
        {t(isSpam ? 'restore.spam' : 'restore.deleted')}
      </Button>
      {lead.spamReason !== null && <p className={styles.reason}>{t(`spam.${lead.spamReason}`)}</p>}
    </div>
  );
}
