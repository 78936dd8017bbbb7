import type { ReactNode } from 'react';
import type { InsuranceCard } from '../../shared/insurance/channel.ts';

const lines: Record<InsuranceCard['line'], string> = {
  travel:
    'M4 31.5 44 18M13 28.4l-6-8 3.4-1.2 8.2 6.4M23 25 17 9.5l4-1.3 11 13.6M38.5 19.9c3-1 6-.5 6.6 1.2.5 1.7-1.6 3.7-4.6 4.7L16 34.2',
  pet: 'M24 23c-5.5 0-10.5 5-10.5 10 0 3 2 5 5 5 2.2 0 3.5-1 5.5-1s3.3 1 5.5 1c3 0 5-2 5-5 0-5-5-10-10.5-10ZM10.5 25.5c2 0 3.5-2 3.5-4.5s-1.5-4.5-3.5-4.5S7 18.5 7 21s1.5 4.5 3.5 4.5ZM37.5 25.5c2 0 3.5-2 3.5-4.5s-1.5-4.5-3.5-4.5-3.5 2-3.5 4.5 1.5 4.5 3.5 4.5ZM18.5 18c2 0 3.5-2.2 3.5-5s-1.5-5-3.5-5S15 10.2 15 13s1.5 5 3.5 5ZM29.5 18c2 0 3.5-2.2 3.5-5s-1.5-5-3.5-5S26 10.2 26 13s1.5 5 3.5 5Z',
  motor:
    'M7 34V25.5l4.5-10.5c.5-1.2 1.6-2 3-2h19c1.4 0 2.5.8 3 2L41 25.5V34H7ZM7 25.5h34M7 34v4h6v-4M35 34v4h6v-4M13.5 29.8h3M31.5 29.8h3',
  accident: 'M24 6.5 39 12v11.5c0 9-6.3 15.3-15 18-8.7-2.7-15-9-15-18V12l15-5.5ZM24 17v13M17.5 23.5h13',
};

/** What kind of insurance it is, at a glance; wherever a product or a policy stands. `size` in px. */
export function LineIcon({ line, size }: { line: InsuranceCard['line']; size: number }): ReactNode {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={(1.5 * 48) / size}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={lines[line]} />
    </svg>
  );
}
