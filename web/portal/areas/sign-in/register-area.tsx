import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PortalFrame } from './portal-frame.tsx';
import { RegisterFinish } from './register-finish.tsx';
import { emptyDraft, RegisterStart, type RegisterDraft } from './register-start.tsx';
import { useCustomerCode } from './use-customer-code.ts';
import { useMaskedEmail } from './use-masked-email.ts';

/** Sign-up of customers: fresh, or from a policy (`?application=`), whose address is shown masked. */
export function RegisterArea(): ReactNode {
  const { search } = useLocation();
  const applicationId = new URLSearchParams(search).get('application');
  const { masked, error, isLoading, retry } = useMaskedEmail(applicationId);
  return (
    <PortalFrame>
      {error !== null && <ErrorState error={error} onRetry={retry} />}
      {!isLoading && error === null && (
        <RegisterSteps applicationId={masked === null ? null : applicationId} masked={masked} />
      )}
    </PortalFrame>
  );
}

function RegisterSteps({ applicationId, masked }: { applicationId: string | null; masked: string | null }): ReactNode {
  const [draft, setDraft] = useState<RegisterDraft>(emptyDraft);
  const [step, setStep] = useState<'start' | 'finish'>('start');
  const change = (changes: Partial<RegisterDraft>): void => setDraft((before) => ({ ...before, ...changes }));
  const address = applicationId === null ? { email: draft.email } : { applicationId };
  const code = useCustomerCode({ ...address, purpose: 'sign-up' });
  if (step === 'start') {
    return <RegisterStart {...{ draft, change, masked, code }} onSent={() => setStep('finish')} />;
  }
  return (
    <RegisterFinish
      {...{ draft, change, code, address }}
      shownAddress={masked ?? draft.email}
      onBack={() => setStep('start')}
    />
  );
}
