import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonVariant } from './button.tsx';
import { CheckIcon, CopyIcon } from './icons.tsx';
import { showToast } from './toast.ts';

export type CopyButtonProps = { text: string; label: string; variant?: ButtonVariant; isWide?: boolean };

/** How long the tick stays, in ms. */
const tickMs = 2_000;

/** Copies a text and says so ("successfully copied"). */
export function CopyButton({ text, label, variant = 'plain', isWide = false }: CopyButtonProps): ReactNode {
  const { t } = useTranslation('app');
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), tickMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      showToast({ text: t('toast.copied'), tone: 'good' });
    } catch {
      showToast({ text: t('toast.notCopied'), tone: 'bad' });
    }
  };
  return (
    <Button variant={variant} isWide={isWide} onClick={() => void copy()}>
      {isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
      {label}
    </Button>
  );
}
