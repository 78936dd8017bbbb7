import { useState, type ReactNode } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { TrashIcon } from '../../../ui/area-icons.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { useToasts } from '../../../ui/use-toasts.ts';
import styles from './pieces.module.css';

const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
] as const;

export function ActionPieces(): ReactNode {
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const [order, setOrder] = useState<'newest' | 'oldest'>('newest');
  return (
    <Card title="Actions">
      <div className={styles.row}>
        <Button variant="primary">Go live</Button>
        <Button>Preview</Button>
        <Button variant="plain">Skip</Button>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Delete
        </Button>
        <Button variant="primary" isBusy>
          Saving
        </Button>
        <IconButton label="Delete">
          <TrashIcon />
        </IconButton>
        <CopyButton text="https://example.com/mara" label="Copy link" />
      </div>
      <div className={styles.row}>
        <Segmented label="Order" value={order} options={orders} onChange={setOrder} />
        <Button onClick={toasts.saved}>Toast: saved</Button>
        <Button onClick={() => toasts.failed(new Error('Nothing answered.'))}>Toast: failed</Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title="Delete this link?"
        text="Are you sure you want to delete this link?"
        confirmLabel="Delete"
        isDanger
        onConfirm={() => setAsking(false)}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
