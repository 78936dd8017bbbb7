/** Name, company, VAT number, address and billing e-mail. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillingDetails, Customer } from '../../../../shared/model/billing.ts';
import { hasPostcodes } from '../../../../shared/rules/customer-details.ts';
import { AddressFields } from '../../../ui/address-fields.tsx';
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
  const { t } = useTranslation(['billing', 'app', 'address']);
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
      <CountrySelect value={draft.country} onChange={(country) => change({ country })} />
      <AddressFields
        country={draft.country}
        value={{ ...draft, town: draft.city }}
        errors={{ addressLine: errors.addressLine, town: errors.city }}
        labels={{
          addressLine: t('details.addressLine'),
          town: t('details.city'),
          postcode: t('details.postcode'),
        }}
        isPostcodeOptional={!hasPostcodes(draft.country)}
        onChange={({ town, ...others }) => change(town === undefined ? others : { ...others, city: town })}
      />
      <div className={styles.acts}>
        {onCancel !== undefined && <Button onClick={onCancel}>{t('app:cancel')}</Button>}
        <Button type="submit" variant="primary" isBusy={isRunning}>
          {t(onCancel === undefined ? 'details.continue' : 'details.save')}
        </Button>
      </div>
    </form>
  );
}
