/** Newest or oldest first. */
import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import styles from './order-select.module.css';

export const orders = ['newest', 'oldest'] as const;
export type Order = (typeof orders)[number];

type OrderSelectProps = {
  label: string;
  /** The words for each order. */
  names: Record<Order, string>;
  value: Order;
  onChange: (order: Order) => void;
};

export function OrderSelect({ label, names, value, onChange }: OrderSelectProps): ReactNode {
  return (
    <span className={styles.order}>
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value === 'oldest' ? 'oldest' : 'newest')}
      >
        {orders.map((order) => (
          <option key={order} value={order}>
            {names[order]}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={18} className={styles.arrow} />
    </span>
  );
}
