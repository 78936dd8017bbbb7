import { useMemo, type ReactNode } from 'react';
import { encode } from 'uqr';

/** Dark on white in every theme: that is what cameras read best. */
export function QrPicture({ text, label }: { text: string; label: string }): ReactNode {
  const { size, path } = useMemo(() => codeOf(text), [text]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

function codeOf(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}
