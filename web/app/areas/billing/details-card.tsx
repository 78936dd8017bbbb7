/** Whom invoices are made out to: read, and changed in place. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillingDetails, Customer } from '../../../../shared/model/billing.ts';
import { addressText } from '../../../../shared/places/address-forms.ts';
import { countryName } from '../../../../shared/places/country-names.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import styles from './billing.module.css';
import { DetailsForm } from './details-form.tsx';

type DetailsCardProps = { customer: Customer | null; onSaved: (customer: Customer) => void };

export function DetailsCard({ customer, onSaved }: DetailsCardProps): ReactNode {
  const { t } = useTranslation('billing');
  const [isEditing, setEditing] = useState(false);
  const isForm = customer === null || isEditing;
  return (
    <Card title={t('details.title')} {...(isForm && { text: t('details.text') })}>
      {isForm ? (
        <DetailsForm
          details={customer?.details ?? null}
          onSaved={(saved) => {
            setEditing(false);
            onSaved(saved);
          }}
          {...(customer !== null && { onCancel: () => setEditing(false) })}
        />
      ) : (
        <div className={styles.row}>
          <Address details={customer.details} />
          <Button onClick={() => setEditing(true)} aria-label={t('details.change')}>
            {t('change.short')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Address({ details }: { details: BillingDetails }): ReactNode {
  const tag = useLanguageTag();
  const { name, company, vatNumber, addressLine, city, postcode, country, billingEmail } = details;
  const address = addressText({ addressLine, town: city, postcode }, country);
  return (
    <address className={styles.address}>
      <bdi>{company === '' ? name : `${company} · ${name}`}</bdi>
      <bdi>{[address, countryName(country, tag)].join(', ')}</bdi>
      <bdi>{vatNumber === '' ? billingEmail : `${vatNumber} · ${billingEmail}`}</bdi>
    </address>
  );
}
