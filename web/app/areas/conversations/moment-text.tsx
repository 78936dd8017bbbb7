/** How long ago something was, with the exact time behind it. */
import type { ReactNode } from 'react';
import { exactMoment, relativeMoment, type Clock } from './moments.ts';

type MomentTextProps = { iso: string; clock: Clock; className?: string | undefined };

export function MomentText({ iso, clock, className }: MomentTextProps): ReactNode {
  return (
    <time dateTime={iso} title={exactMoment(iso, clock)} className={className}>
      {relativeMoment(iso, new Date(), clock)}
    </time>
  );
}
