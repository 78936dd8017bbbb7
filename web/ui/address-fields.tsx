import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressForm, type AddressParts } from '../../shared/places/address-forms.ts';
import styles from './address-fields.module.css';
import { TextField } from './text-field.tsx';

type AddressField = keyof AddressParts;

export type AddressFieldsProps = {
  /** ISO alpha-2: decides the order of the fields and what two of them are called. */
  country: string;
  value: AddressParts;
  onChange: (changes: Partial<AddressParts>) => void;
  errors?: Partial<Record<AddressField, string | undefined>>;
  /** Where the country has no other words. */
  labels: Record<AddressField, string>;
  /** Nobody in Hong Kong or the Emirates can fill one in. */
  isPostcodeOptional: boolean;
};

const autoComplete = { addressLine: 'street-address', town: 'address-level2', postcode: 'postal-code' } as const;
const maxLength = { addressLine: 200, town: 100, postcode: 20 } as const;

/** Street, town and postcode in the order of the country, under the names that it has for them. */
export function AddressFields(props: AddressFieldsProps): ReactNode {
  const { country, value, onChange, errors = {}, isPostcodeOptional } = props;
  const { fields } = addressForm(country);
  const labels = useLabels(props);
  const fieldOf = (field: AddressField): ReactNode => (
    <TextField
      key={field}
      label={labels[field]}
      name={field}
      autoComplete={autoComplete[field]}
      maxLength={maxLength[field]}
      isOptional={field === 'postcode' && isPostcodeOptional}
      value={value[field]}
      error={errors[field]}
      onChange={(text) => onChange({ [field]: text })}
    />
  );
  const places = fields.filter((field) => field !== 'addressLine');
  const pair = (
    <div key="pair" className={styles.pair} data-first={places[0]}>
      {places.map(fieldOf)}
    </div>
  );
  const street = fieldOf('addressLine');
  return fields[0] === 'addressLine' ? [street, pair] : [pair, street];
}

function useLabels({ country, labels }: AddressFieldsProps): Record<AddressField, string> {
  const { t } = useTranslation('address');
  const { townLabel, isZipCode } = addressForm(country);
  return {
    addressLine: labels.addressLine,
    town: townLabel === null ? labels.town : t(townLabel),
    postcode: isZipCode ? t('zipCode') : labels.postcode,
  };
}
