/** Name, company, VAT number, address and billing e-mail. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillingDetails, Customer } from '../../../../shared/model/billing.ts';
import { Button } from '../../../ui/button.tsx';
import { CountrySelect } from '../../../ui/country-select.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './billing.module.css';
import { useDetailsDraft } from './use-details-draft.ts';

export type DetailsFormProps = {
  details: BillingDetails | null;
  onSaved: (customer: Customer) => void;
  onCancel?: () => void;
};

export function DetailsForm({ details, onSaved, onCancel }: DetailsFormProps): ReactNode {
  const { t } = useTranslation(['billing', 'app']);
  const { draft, change, errors, failure, isRunning, submit } = useDetailsDraft(details, onSaved);
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {failure !== undefined && <Notice tone="bad">{failure}</Notice>}
      <div className={styles.pair}>
        <TextField
          label={t('details.name')}
          autoComplete="name"
          maxLength={120}
          value={draft.name}
          error={errors.name}
          onChange={(name) => change({ name })}
        />
        <TextField
          label={t('details.email')}
          type="email"
          autoComplete="email"
          dir="ltr"
          value={draft.billingEmail}
          error={errors.billingEmail}
          onChange={(billingEmail) => change({ billingEmail })}
        />
        <TextField
          label={t('details.company')}
          autoComplete="organization"
          isOptional
          maxLength={120}
          value={draft.company}
          onChange={(company) => change({ company })}
        />
        <TextField
          label={t('details.vatNumber')}
          isOptional
          dir="ltr"
          maxLength={20}
          value={draft.vatNumber}
          error={errors.vatNumber}
          onChange={(vatNumber) => change({ vatNumber })}
        />
      </div>
      <TextField
        label={t('details.addressLine')}
        autoComplete="street-address"
        maxLength={200}
        value={draft.addressLine}
        error={errors.addressLine}
        onChange={(addressLine) => change({ addressLine })}
      />
      <div className={styles.triple}>
        <TextField
          label={t('details.postcode')}
          autoComplete="postal-code"
          maxLength={20}
          value={draft.postcode}
          onChange={(postcode) => change({ postcode })}
        />
        <TextField
          label={t('details.city')}
          autoComplete="address-level2"
          maxLength={100}
          value={draft.city}
          error={errors.city}
          onChange={(city) => change({ city })}
        />
        <CountrySelect value={draft.country} onChange={(country) => change({ country })} />
      </div>
      <div className={styles.acts}>
        {onCancel !== undefined && <Button onClick={onCancel}>{t('app:cancel')}</Button>}
        <Button type="submit" variant="primary" isBusy={isRunning}>
          {t(onCancel === undefined ? 'details.continue' : 'details.save')}
        </Button>
      </div>
    </form>
  );
}
