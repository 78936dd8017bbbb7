/** Messages to the owner's phone: none yet, a number on its way to being proven, or the proven one and how it is used. */
import { useState, type ReactNode } from 'react';
import type { LeadAlert } from '../../../../../shared/model/lead-settings.ts';
import { AlertCodeForm, type SentAlertCode } from './alert-code-form.tsx';
import { AlertPhoneForm } from './alert-phone-form.tsx';
import { AlertUse } from './alert-use.tsx';
import type { LeadSettingsAnswer } from './lead-settings-area.tsx';

type AlertPartProps = { alert: LeadAlert | null; onSaved: (answer: LeadSettingsAnswer) => void };

export function AlertPart({ alert, onSaved }: AlertPartProps): ReactNode {
  const [sent, setSent] = useState<SentAlertCode | null>(null);
  const [isChanging, setChanging] = useState(false);
  const proven = (answer: LeadSettingsAnswer): void => {
    setSent(null);
    setChanging(false);
    onSaved(answer);
  };
  if (sent !== null) {
    return <AlertCodeForm sent={sent} onSentAgain={setSent} onBack={() => setSent(null)} onProven={proven} />;
  }
  if (alert === null || isChanging) {
    return (
      <AlertPhoneForm
        channel={alert?.channel ?? 'sms'}
        onSent={setSent}
        {...(alert === null ? {} : { onCancel: () => setChanging(false) })}
      />
    );
  }
  return <AlertUse alert={alert} onChange={() => setChanging(true)} onSaved={onSaved} />;
}
