/** The leads as cards on a phone and as a quiet list on a wide screen. */
import type { ReactNode } from 'react';
import type { Lead } from '../../../../shared/model/conversation.ts';
import type { Clock } from '../conversations/moments.ts';
import { LeadItem } from './lead-item.tsx';
import styles from './lead-list.module.css';
import { useLeadStatus } from './use-lead-status.ts';
import type { RemoveLead, ReplaceLead } from './use-lead-list.ts';

type LeadListProps = { leads: readonly Lead[]; clock: Clock; onReplace: ReplaceLead; onRemove: RemoveLead };

export function LeadList({ leads, clock, onReplace, onRemove }: LeadListProps): ReactNode {
  const statusChanges = useLeadStatus(onReplace);
  return (
    <ul className={styles.list}>
      {leads.map((lead) => (
        <LeadItem
          key={lead.leadId}
          lead={lead}
          clock={clock}
          statusChanges={statusChanges}
          onReplace={onReplace}
          onRemove={onRemove}
        />
      ))}
    </ul>
  );
}
