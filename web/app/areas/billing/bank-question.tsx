/** The card's bank wants to hear from its holder (strong customer authentication). */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentStep } from '../../../../shared/model/billing.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { useLanguageCode } from '../../../ui/use-language-tag.ts';
import styles from './billing.module.css';
import { askBank } from '../../payment/stripe-js.ts';
import { useFormats } from './use-formats.ts';
import { useGiveUp } from './use-give-up.ts';

type BankQuestionProps = {
  step: PaymentStep;
  clientSecret: string;
  onLeft: (step: PaymentStep) => void;
  onAskAgain: () => void;
};

export function BankQuestion({ step, clientSecret, onLeft, onAskAgain }: BankQuestionProps): ReactNode {
  const { t } = useTranslation('billing');
  const { money } = useFormats();
  const { ask, isAsking, problem } = useBank(clientSecret, onAskAgain);
  const { giveUp, isRunning } = useGiveUp();
  const leave = async (): Promise<void> => {
    const left = await giveUp(step.orderId);
    if (left !== null) onLeft(left);
  };
  return (
    <div className={styles.column}>
      <Card title={t('bank.title')} text={t('bank.text', { total: money(step.total) })}>
        {problem !== null && <Notice tone="bad">{problem}</Notice>}
        <div className={styles.acts}>
          <Button isBusy={isRunning} onClick={() => void leave()}>
            {t('open.giveUp')}
          </Button>
          <Button variant="primary" isBusy={isAsking} onClick={() => void ask()}>
            {t('bank.goOn')}
          </Button>
        </div>
      </Card>
    </div>
  );
}

/** Whatever the browser hears, where the payment stands is what the server says. */
function useBank(clientSecret: string, onAskAgain: () => void) {
  const locale = useLanguageCode();
  const textOf = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const ask = async (): Promise<void> => {
    setAsking(true);
    setProblem(null);
    try {
      const label = await askBank(clientSecret, locale);
      setProblem(label === '' ? null : label);
      onAskAgain();
    } catch (error) {
      setProblem(error);
    } finally {
      setAsking(false);
    }
  };
  const isSaid = problem === null || typeof problem === 'string';
  return { ask, isAsking, problem: isSaid ? problem : textOf(problem) };
}
