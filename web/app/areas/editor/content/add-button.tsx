import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { PlusIcon } from '../../../../ui/area-icons.tsx';

/** @param props.isFull there is no room for another one */
export function AddButton(props: { label: string; isFull?: boolean; onAdd: () => void }): ReactNode {
  const { label, isFull = false, onAdd } = props;
  return (
    <Button disabled={isFull} onClick={onAdd}>
      <PlusIcon size={18} />
      {label}
    </Button>
  );
}
