import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PrefixedField } from '../prefixed-field.tsx';
import { isSecure, keptLink, typedLink } from './link-value.ts';

export type LinkFieldProps = {
  value: string;
  error: string | undefined;
  onBlur: () => void;
  onChange: (link: string) => void;
};

/** Where there is more: a web address, typed or pasted with or without its beginning. */
export function LinkField({ value, error, onBlur, onChange }: LinkFieldProps): ReactNode {
  const { t } = useTranslation('editor-profile');
  return (
    <PrefixedField
      label={t('content.link')}
      help={t('content.linkHelp')}
      error={error}
      isOptional
      prefix={isSecure(value) ? 'https://' : undefined}
      inputMode="url"
      autoComplete="off"
      placeholder={t('content.linkExample')}
      value={typedLink(value)}
      onBlur={onBlur}
      onChange={(typed) => onChange(keptLink(typed))}
    />
  );
}
