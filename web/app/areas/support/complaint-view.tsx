/** One complaint: the words, the page as it was, the decision, and what was done before. */
import type { ReactNode } from 'react';
import type { PublicPage } from '../../../../shared/model/page.ts';
import type { OutputOfCall } from '../../../lib/api/call-types.ts';
import { pagePath } from '../../../lib/routes.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Phone } from '../editor/preview/phone.tsx';
import { previewInput, usePreviewParts } from '../editor/preview/use-preview-input.ts';
import { ActList } from './act-list.tsx';
import { DecisionForm } from './decision-form.tsx';
import styles from './support.module.css';
import { useEndOfSession } from './use-end-of-session.ts';
import { momentWords, titleOf } from './words.ts';

type ComplaintViewProps = { complaintId: string; token: string; onDecided: () => void; onLeave: () => void };

/** Looking is noted: the screen asks once, not whenever the window comes to the front. */
const askOnce = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false };

export function ComplaintView({ complaintId, token, onDecided, onLeave }: ComplaintViewProps): ReactNode {
  const { data, error, mutate } = useCall('getComplaint', { complaintId }, { token, swr: askOnce });
  useEndOfSession(error, onLeave);
  if (error !== undefined) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (data === undefined) return <SkeletonRows rows={2} height={200} />;
  const decided = (): void => {
    onDecided();
    void mutate();
  };
  return (
    <div className={styles.view}>
      <Facts {...data} />
      <DecisionForm {...data} token={token} onDecided={decided} onLeave={onLeave} />
      <Card title="The page as it was">
        {data.page === null ? (
          <p className={styles.soft}>This state of the page is not kept any more.</p>
        ) : (
          <ShownPage page={data.page} />
        )}
      </Card>
      {data.acts.length > 0 && (
        <Card title="What was done about this page">
          <ActList acts={data.acts} />
        </Card>
      )}
    </div>
  );
}

function Facts({ complaint, isSuspended, isAccountSuspended }: OutputOfCall<'getComplaint'>): ReactNode {
  const { agentName, text, contact, at } = complaint;
  return (
    <Card title={titleOf(complaint)} text={momentWords(at)}>
      {isSuspended && (
        <Notice tone="warning">
          {isAccountSuspended
            ? 'The whole account is suspended. An administrator lifts that at the account.'
            : 'This page is suspended.'}
        </Notice>
      )}
      <p className={styles.words} dir="auto">
        {text}
      </p>
      <p className={styles.soft}>
        Page:{' '}
        <a href={pagePath(agentName)} target="_blank" rel="noreferrer">
          /{agentName}
        </a>
        {contact !== null && ` · Wants to hear back: ${contact}`}
      </p>
    </Card>
  );
}

function ShownPage({ page }: { page: PublicPage }): ReactNode {
  const parts = usePreviewParts(page.profile.pageLanguage, page.design);
  return (
    <div className={styles.phone}>
      <Phone input={parts && previewInput(page, parts)} title="The page as it was" />
    </div>
  );
}
