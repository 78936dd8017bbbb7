import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Money } from '../../../../../shared/model/billing.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useAmounts } from '../use-amounts.ts';

/** How long the figures run when the price changes, in ms. */
const RUN_MS = 420;

/** An amount whose figures run to the new one when it changes; at once for those who asked for no motion. */
export function PriceTag({ price, className }: { price: Money; className?: string | undefined }): ReactNode {
  const { money } = useAmounts();
  const shown = useRunning(price.amount);
  return (
    <span className={className}>
      <span aria-hidden="true">{money({ ...price, amount: shown })}</span>
      <VisuallyHidden>
        <span aria-live="polite">{money(price)}</span>
      </VisuallyHidden>
    </span>
  );
}

function useRunning(target: number): number {
  const [shown, setShown] = useState(target);
  const from = useRef(target);
  useEffect(() => {
    const start = from.current;
    if (start === target) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      from.current = target;
      setShown(target);
      return;
    }
    const began = performance.now();
    let frame = 0;
    const step = (now: number): void => {
      const share = Math.min((now - began) / RUN_MS, 1);
      const eased = 1 - (1 - share) ** 3;
      from.current = Math.round(start + (target - start) * eased);
      setShown(from.current);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
