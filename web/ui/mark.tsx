import type { ReactNode } from 'react';

/** The sign of the suite: a page with a voice. */
export function Mark({ size = 32 }: { size?: number }): ReactNode {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="var(--accent)" />
      <path
        d="M10 9.5h12a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-6.5l-4 3.5v-3.5H10A1.5 1.5 0 0 1 8.5 19v-8A1.5 1.5 0 0 1 10 9.5Z"
        fill="#fff"
      />
      <path d="M12.5 13.5h7M12.5 16.8h4.5" stroke="var(--accent)" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}
