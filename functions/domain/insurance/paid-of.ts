import type { PolicyRow } from './policy-rows.ts';

type Paid = Pick<PolicyRow, 'instalments' | 'price' | 'paidForChanges'>;

/** What was paid and what was not, and how much of what was paid are charges; minor units. */
export function paidOf({ instalments, price, paidForChanges }: Paid): {
  paid: number;
  unpaid: number;
  charges: number;
} {
  if (instalments.length === 0) return { paid: price.total, unpaid: 0, charges: price.charges };
  const sum = (isPaid: boolean): number =>
    instalments
      .filter(({ paidOn }) => (paidOn !== null) === isPaid)
      .reduce((total, { money }) => total + money.amount, 0);
  const [paid, unpaid] = [sum(true) + paidForChanges, sum(false)];
  // Each part carries its share of the charges.
  return { paid, unpaid, charges: paid === 0 ? 0 : Math.round((price.charges * paid) / (paid + unpaid)) };
}
