/** The password, and another one for whoever knows the current one. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useAskAgain } from '../../../lib/use-call.ts';
import { PasswordForm } from './password-form.tsx';

export function PasswordSection(): ReactNode {
  const { t } = useTranslation('security');
  const [isOpen, setOpen] = useState(false);
  const askAgain = useAskAgain();
  const done = (): void => {
    setOpen(false);
    showToast({ text: t('password.changed'), tone: 'good' });
    void askAgain('getSessions');
  };
  return (
    <Card title={t('password.title')} text={t('password.text')}>
      {isOpen ? (
        <PasswordForm onChanged={done} onCancel={() => setOpen(false)} />
      ) : (
        <div>
          <Button onClick={() => setOpen(true)}>{t('password.change')}</Button>
        </div>
      )}
    </Card>
  );
}
