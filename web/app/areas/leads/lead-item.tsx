/** One lead: who, when, what was asked, how to answer, and what became of it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Lead } from '../../../../shared/model/conversation.ts';
import { HistoryIcon } from '../../../ui/icons.tsx';
import { conversationPath } from '../conversations/addresses.ts';
import { exactMoment, isRecent, relativeMoment, type Clock } from '../conversations/moments.ts';
import { Monogram } from '../conversations/monogram.tsx';
import { LeadContact } from './lead-contact.tsx';
import styles from './lead-item.module.css';
import { LeadNote } from './lead-note.tsx';
import { LeadStatusSelect } from './lead-status-select.tsx';
import { readablePhone } from './readable-phone.ts';
import type { ReplaceLead } from './use-lead-list.ts';
import type { StatusChanges } from './use-lead-status.ts';

type LeadItemProps = { lead: Lead; clock: Clock; changes: StatusChanges; onReplace: ReplaceLead };

export function LeadItem({ lead, clock, changes, onReplace }: LeadItemProps): ReactNode {
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
            {readablePhone(lead.phone, lead.country)}
          </bdi>
          <time dateTime={lead.createdAt} className={styles.when}>
            {momentInWords(lead.createdAt, clock)}
          </time>
        </div>
      </div>
      <div className={styles.state}>
        <LeadStatusSelect lead={lead} changes={changes} />
      </div>
      <LeadWords lead={lead} />
      <div className={styles.contact}>
        <LeadContact lead={lead} />
      </div>
      <div className={styles.note}>
        <LeadNote lead={lead} onReplace={onReplace} />
      </div>
      {lead.conversationId !== null && <ConversationLink conversationId={lead.conversationId} />}
    </li>
  );
}

function LeadWords({ lead }: { lead: Pick<Lead, 'asked' | 'message'> }): ReactNode {
  const { t } = useTranslation('leads');
  if (lead.asked === '' && lead.message === '') return <p className={styles.wordless}>{t('wordless')}</p>;
  return (
    <div className={styles.words}>
      {lead.asked !== '' && (
        <p className={styles.asked}>
          <span className={styles.label}>{t('asked')}</span>
          <q>
            <bdi>{lead.asked}</bdi>
          </q>
        </p>
      )}
      {lead.message !== '' && (
        <p className={styles.message} dir="auto">
          {lead.message}
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

function ConversationLink({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation('leads');
  return (
    <p className={styles.conversation}>
      <Link className={styles.link} to={conversationPath(conversationId)}>
        <HistoryIcon size={16} />
        {t('conversation')}
      </Link>
    </p>
  );
}
