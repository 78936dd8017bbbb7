import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isFamilyFirst } from '../../../../shared/places/name-order.ts';
import { checkEmail } from '../../../../shared/rules/email.ts';
import { checkPersonName } from '../../../../shared/rules/person-name.ts';
import { AccountWords } from '../../../app/areas/account/account-words.tsx';
import { isAboutAddress } from '../../../app/areas/account/field-of.ts';
import { StepScreen } from '../../../app/areas/account/step-form.tsx';
import { useStepForm } from '../../../app/areas/account/use-step-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { portalPaths } from '../../portal-paths.ts';
import type { PasswordPairValue } from '../../../app/areas/account/steps/password-pair.tsx';
import type { CustomerCode } from './use-customer-code.ts';

export type RegisterDraft = PasswordPairValue & {
  firstName: string;
  lastName: string;
  email: string;
  code: string;
  isAdult: boolean;
  hasAgreed: boolean;
};

export const emptyDraft: RegisterDraft = {
  firstName: '',
  lastName: '',
  email: '',
  code: '',
  password: '',
  repeatedPassword: '',
  isAdult: false,
  hasAgreed: false,
};

type RegisterStartProps = {
  draft: RegisterDraft;
  change: (changes: Partial<RegisterDraft>) => void;
  /** The address of the policy that the customer comes from; null without one. */
  masked: string | null;
  code: CustomerCode;
  onSent: () => void;
};

type Field = 'firstName' | 'lastName' | 'email';

/** Sign-up, first of two: who it is, and the address that a code goes to. */
export function RegisterStart({ draft, change, masked, code, onSent }: RegisterStartProps): ReactNode {
  const { t, i18n } = useTranslation(['portal', 'app', 'account']);
  const form = useStepForm<Field>({
    check: () => ({
      firstName: checkPersonName(draft.firstName),
      lastName: checkPersonName(draft.lastName),
      email: masked === null ? checkEmail(draft.email) : undefined,
    }),
    send: async () => {
      await code.send();
      onSent();
    },
    fieldOf: (error) => (isAboutAddress(error) ? 'email' : null),
  });
  const fieldOf = (field: Field) => ({
    name: field,
    value: draft[field],
    error: form.errors[field],
    onChange: (value: string) => {
      form.touch(field);
      change({ [field]: value });
    },
  });
  const names = [
    <TextField key="first" label={t('firstName')} autoComplete="given-name" {...fieldOf('firstName')} />,
    <TextField key="last" label={t('lastName')} autoComplete="family-name" {...fieldOf('lastName')} />,
  ];
  return (
    <StepScreen
      title={t('register.title')}
      text={t(masked === null ? 'register.text' : 'register.textFromPolicy')}
      form={form}
      choices={
        <span>
          {t('account:signUp.known')} <Link to={portalPaths.signIn}>{t('account:signUp.signIn')}</Link>
        </span>
      }
    >
      {masked !== null && (
        <Notice>
          <AccountWords text={t('register.masked', { address: masked })} />
        </Notice>
      )}
      {isFamilyFirst(i18n.language) ? names.toReversed() : names}
      {masked === null && (
        <TextField
          label={t('email')}
          help={t('account:signUp.emailHelp')}
          type="email"
          inputMode="email"
          autoComplete="username"
          dir="ltr"
          {...fieldOf('email')}
        />
      )}
      <Button type="submit" variant="primary" isWide isBusy={form.isBusy}>
        {t('app:continue')}
      </Button>
    </StepScreen>
  );
}
