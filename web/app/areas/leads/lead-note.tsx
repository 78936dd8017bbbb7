/** The owner's own words about a lead; only the owner sees them. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lead } from '../../../../shared/model/conversation.ts';
import { SaveState } from '../../../ui/save-state.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import styles from './lead-note.module.css';
import { useAutosavedNote } from './use-autosaved-note.ts';
import type { ReplaceLead } from './use-lead-list.ts';

/** As long as the call takes. */
const LONGEST_NOTE = 2_000;

export function LeadNote({ lead, onReplace }: { lead: Lead; onReplace: ReplaceLead }): ReactNode {
  const { t } = useTranslation('leads');
  const note = useAutosavedNote(lead, (saved) => onReplace(saved.leadId, (shown) => ({ ...shown, note: saved.note })));
  return (
    <div className={styles.note}>
      <textarea
        className={styles.text}
        aria-label={t('note.label', { name: lead.name })}
        placeholder={t('note.placeholder')}
        rows={1}
        maxLength={LONGEST_NOTE}
        dir="auto"
        value={note.text}
        onChange={(event) => note.type(event.target.value)}
        onBlur={note.flush}
      />
      {note.status && (
        <p className={styles.state} role="status">
          <SaveState status={note.status} />
          {note.status === 'failed' && <TextButton onClick={note.retry}>{t('note.retry')}</TextButton>}
        </p>
      )}
    </div>
  );
}
