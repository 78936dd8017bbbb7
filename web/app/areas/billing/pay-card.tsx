/** The way of paying, the consent, and "Confirm payment" with what it costs. */
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Customer, PayWay } from '../../../../shared/model/billing.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { LegalLink } from '../../../ui/legal-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import styles from './billing.module.css';
import type { CardFieldsHandle } from '../../payment/card-fields.tsx';
import { CardChoice } from './card-choice.tsx';
import { FailureWords } from './failure-words.tsx';
import type { PayFormProps } from './pay-form.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { usePay } from './use-pay.ts';
import { useFormats } from './use-formats.ts';

export type PayCardProps = PayFormProps & {
  customer: Customer;
  fields: RefObject<CardFieldsHandle | null>;
  onCustomer: (customer: Customer) => void;
};

export function PayCard(props: PayCardProps): ReactNode {
  const { preview, total, customer, fields, failed } = props;
  const { t } = useTranslation('billing');
  const { money } = useFormats();
  const pay = usePay(props);
  const { draft, change, errors } = pay;
  return (
    <Card title={t('pay.title')}>
      {failed !== null && !pay.isRunning && (
        <FailedTry>
          <FailureWords label={failed.errorLabel} />
        </FailedTry>
      )}
      <RadioCards
        label={t('pay.way')}
        value={draft.payWay}
        options={preview.payWays.map((value) => ({ value, label: t(`payWay.${value}`), help: t(`pay.help.${value}`) }))}
        onChange={(payWay: PayWay) => change({ payWay })}
      />
      {draft.payWay === 'card' && (
        <CardChoice
          cards={customer.cards}
          chosen={draft.cardId}
          nameOnCard={draft.nameOnCard}
          fields={fields}
          errors={errors}
          onChange={change}
        />
      )}
      <RenewalAndConsent pay={pay} next={preview.next} />
      {pay.failure !== undefined && <Notice tone="bad">{pay.failure}</Notice>}
      <div className={styles.pay}>
        <Button variant="primary" isWide isBusy={pay.isRunning} onClick={() => void pay.confirm()}>
          {t(failed === null ? 'pay.confirm' : 'pay.retry', { total: money(total) })}
        </Button>
        <p className={styles.quiet}>{t(`pay.after.${draft.payWay}`)}</p>
      </div>
    </Card>
  );
}

/** Comes into sight when it comes: the press that led here is at the other end of the form. */
function FailedTry({ children }: { children: ReactNode }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers give a promise here, which React would take for the function that cleans up.
    void place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place}>
      <Notice tone="bad">{children}</Notice>
    </div>
  );
}

function termsLink(words: string): ReactNode {
  return (
    <LegalLink id="terms" isBeside>
      {words}
    </LegalLink>
  );
}

type RenewalAndConsentProps = { pay: ReturnType<typeof usePay>; next: PayFormProps['preview']['next'] };

function RenewalAndConsent({ pay: { draft, change, errors }, next }: RenewalAndConsentProps): ReactNode {
  const { t } = useTranslation('billing');
  const { money, date } = useFormats();
  return (
    <div className={styles.checks}>
      <CheckboxField
        label={
          <>
            {t('pay.renew')}
            <span className={styles.checkHelp}>
              {next !== null &&
                t(draft.isAutoRenewing ? 'pay.renewOn' : 'pay.renewOff', {
                  date: date(next.at),
                  total: money(next.total),
                })}
            </span>
          </>
        }
        isChecked={draft.isAutoRenewing}
        onChange={(isAutoRenewing) => change({ isAutoRenewing })}
      />
      <CheckboxField
        label={<RichText text={t('pay.consent')} parts={{ terms: termsLink }} />}
        isChecked={draft.hasConsent}
        error={errors.consent}
        onChange={(hasConsent) => change({ hasConsent })}
      />
    </div>
  );
}
