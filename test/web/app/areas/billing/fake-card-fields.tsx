/** Stands in for the provider's hosted fields. */
import { useEffect, useImperativeHandle, type ReactNode } from 'react';
import type { CardFieldsProps } from '../../../../../web/app/payment/card-fields.tsx';
import { confirmCard } from './billing-kit.ts';

export function CardFields({ clientSecret, kind, onReady, onComplete, ref }: CardFieldsProps): ReactNode {
  useImperativeHandle(ref, () => ({ confirm: confirmCard }));
  useEffect(() => {
    onReady?.();
    onComplete?.(true);
  });
  return (
    <p>
      {kind} fields of {clientSecret}
    </p>
  );
}
