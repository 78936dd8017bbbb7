import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isPhoneLike } from '../../../../shared/rules/account-address.ts';
import { dialCodeOptions } from '../../../ui/place-options.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import { useSignInFlow } from './sign-in-context.ts';
import type { StepForm } from './use-step-form.ts';

export type AccountFieldProps = {
  form: Pick<StepForm<'account'>, 'errors' | 'touch'>;
  help?: string;
  autoFocus?: boolean;
};

/** E-mail or phone, wherever it is asked for. A number typed as at home shows whose dial code it gets. */
export function AccountField({ form, ...rest }: AccountFieldProps): ReactNode {
  const { t } = useTranslation('account');
  const { draft, type } = useSignInFlow();
  return (
    <>
      <TextField
        {...rest}
        label={t('email')}
        name="username"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        value={draft.account}
        error={form.errors.account}
        onChange={(account) => {
          form.touch('account');
          type({ account });
        }}
      />
      {isPhoneLike(draft.account) && !draft.account.trim().startsWith('+') && <PhoneCountry />}
    </>
  );
}

function PhoneCountry(): ReactNode {
  const { t } = useTranslation('account');
  const { draft, type, country } = useSignInFlow();
  const tag = useLanguageTag();
  const options = useMemo(() => dialCodeOptions(tag), [tag]);
  return (
    <SelectField
      label={t('phoneCountry')}
      value={draft.phoneCountry ?? country}
      options={options}
      onChange={(phoneCountry) => type({ phoneCountry })}
    />
  );
}
