/** What waits on one side, the chosen complaint on the other. */
import { useState, type ReactNode } from 'react';
import type { ListedComplaint } from '../../../../shared/model/complaint.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Chip } from '../../../ui/chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { ComplaintView } from './complaint-view.tsx';
import styles from './support.module.css';
import { useEndOfSession } from './use-end-of-session.ts';
import { decisionWords, momentWords, titleOf } from './words.ts';

export type DeskProps = { token: string; onLeave: () => void };

export function ComplaintDesk({ token, onLeave }: DeskProps): ReactNode {
  const [list, setList] = useState<'open' | 'all'>('open');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { data, error, mutate } = useCall('getComplaints', { isOpen: list === 'open' }, { token });
  useEndOfSession(error, onLeave);
  return (
    <div className={styles.desk}>
      <div className={styles.waiting}>
        <div>
          <Segmented
            label="Which complaints"
            value={list}
            options={[
              { value: 'open', label: 'Open' },
              { value: 'all', label: 'All' },
            ]}
            onChange={setList}
          />
        </div>
        {error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
        {data === undefined && error === undefined && <SkeletonRows rows={3} height={88} />}
        {data?.complaints.length === 0 && (
          <EmptyState icon={CheckIcon} title="Nothing waits" text="New complaints stand here, the newest first." />
        )}
        <ComplaintList complaints={data?.complaints ?? []} chosenId={chosenId} onChoose={setChosenId} />
      </div>
      {chosenId === null ? (
        <p className={styles.hint}>Choose a complaint: its words, the page as it was, and the decision stand here.</p>
      ) : (
        <ComplaintView
          key={chosenId}
          complaintId={chosenId}
          token={token}
          onDecided={() => void mutate()}
          onLeave={onLeave}
        />
      )}
    </div>
  );
}

type ComplaintListProps = {
  complaints: readonly ListedComplaint[];
  chosenId: string | null;
  onChoose: (complaintId: string) => void;
};

function ComplaintList({ complaints, chosenId, onChoose }: ComplaintListProps): ReactNode {
  return (
    <ul className={styles.list}>
      {complaints.map((complaint) => {
        const { complaintId, agentName, accountId, text, at, decided } = complaint;
        const count = complaints.filter((other) => other.accountId === accountId).length;
        return (
          <li key={complaintId}>
            <button
              type="button"
              className={classNames(styles.complaint, complaintId === chosenId && styles.chosen)}
              aria-current={complaintId === chosenId}
              onClick={() => onChoose(complaintId)}
            >
              <span className={styles.line}>
                <strong>{titleOf(complaint)}</strong>
                <Chip tone={decided === null ? 'accent' : 'quiet'}>
                  {decided === null ? 'Open' : decisionWords[decided.decision].done}
                </Chip>
              </span>
              <span className={styles.soft}>
                /{agentName}
                {count > 1 && ` · ${count} about this page`} · {momentWords(at)}
              </span>
              <bdi className={styles.excerpt}>{text}</bdi>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
