/** Where a lead stands, as a chip that opens the system's own picker, and the way back after a change. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { leadStatuses, type Lead } from '../../../../shared/model/conversation.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import styles from './lead-status-select.module.css';
import type { StatusChanges } from './use-lead-status.ts';

export function LeadStatusSelect({ lead, changes }: { lead: Lead; changes: StatusChanges }): ReactNode {
  const { t } = useTranslation('leads');
  const choose = (chosen: string): void => {
    const status = leadStatuses.find((candidate) => candidate === chosen);
    if (status && status !== lead.status) changes.change(lead, status);
  };
  return (
    <div className={styles.status}>
      <span className={styles.chip} data-status={lead.status}>
        <span className={styles.dot} aria-hidden="true" />
        <select
          className={styles.select}
          aria-label={t('status.label', { name: lead.name })}
          value={lead.status}
          onChange={(event) => choose(event.target.value)}
        >
          {leadStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`status.${status}`)}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={16} className={styles.arrow} />
      </span>
      <span role="status" className={styles.undo}>
        {changes.undoable?.leadId === lead.leadId && (
          <button type="button" className={styles.undoButton} onClick={() => changes.undo(lead)}>
            {t('status.undo')}
          </button>
        )}
      </span>
    </div>
  );
}
