import type { ReactNode } from 'react';

/** Lines that narrow. */
export function FilterGlyph(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={18} height={18} fill="none" aria-hidden="true" focusable="false">
      <path d="M4 7h16M7.5 12h9M10.5 17h3" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
