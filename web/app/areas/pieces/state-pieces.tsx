import type { ReactNode } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LeadsIcon } from '../../../ui/area-icons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SaveState } from '../../../ui/save-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import styles from './pieces.module.css';

const failure = new ApiError({
  code: 'internal',
  status: 500,
  message: 'Something went wrong on our side. Please try again.',
  requestId: '8c1f6d2a-41',
});

export function StatePieces(): ReactNode {
  return (
    <>
      <Card title="States">
        <div className={styles.row}>
          <SaveState status="unsaved" />
          <SaveState status="saving" />
          <SaveState status="saved" savedAt={new Date()} />
          <SaveState status="failed" />
        </div>
        <div className={styles.row}>
          <Chip>Cancelled</Chip>
          <Chip tone="good">Paid</Chip>
          <Chip tone="warning">Pending Confirmation</Chip>
          <Chip tone="accent">Upcoming</Chip>
        </div>
        <div className={styles.stack}>
          <Notice>Your trial ends on 15 January.</Notice>
          <Notice tone="good">Your password is changed.</Notice>
          <Notice tone="warning">The code is no longer valid.</Notice>
          <Notice tone="bad">Contact the administrator to unlock</Notice>
        </div>
        <SkeletonRows rows={2} />
      </Card>
      <Card>
        <EmptyState
          icon={LeadsIcon}
          title="No leads yet"
          text="Who leaves a name and a number on your page appears here."
          actions={<Button>Share your page</Button>}
        />
      </Card>
      <Card>
        <ErrorState error={failure} onRetry={() => undefined} />
      </Card>
    </>
  );
}
