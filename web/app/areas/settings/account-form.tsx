import { useMemo, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../../shared/model/account.ts';
import { countryByAbbr, type CountryAbbr } from '../../../../shared/places/countries.ts';
import { checkPersonName } from '../../../../shared/rules/person-name.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { CountrySelect } from '../../../ui/country-select.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { timeZoneOptions } from '../../../ui/place-options.ts';
import { SearchSelect } from '../../../ui/search-select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { useToasts } from '../../../ui/use-toasts.ts';
import { UnsavedChangesPrompt } from '../../leave/unsaved-changes-prompt.tsx';
import styles from './settings.module.css';

type AccountDraft = Pick<Account, 'fullName' | 'timeZone'> & { country: CountryAbbr };

export type AccountFormProps = { account: Account; onSaved: (account: Account) => unknown };

/** Name, country and time zone. */
export function AccountForm({ account, onSaved }: AccountFormProps): ReactNode {
  const { t } = useTranslation(['settings', 'app', 'errors']);
  const { draft, change, nameError, isChanged, isRunning, error, submit } = useAccountDraft(account, onSaved);
  const textOf = useErrorText();
  const timeZones = useMemo(() => timeZoneOptions(account.timeZone), [account.timeZone]);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {error !== undefined && <Notice tone="bad">{textOf(error)}</Notice>}
      <TextField
        label={t('account.fullName')}
        name="name"
        autoComplete="name"
        value={draft.fullName}
        error={nameError === undefined ? undefined : t(`errors:${nameError}`)}
        onChange={(fullName) => change({ fullName })}
      />
      <div className={styles.pair}>
        <CountrySelect value={draft.country} onChange={(country) => change({ country })} />
        <SearchSelect
          label={t('app:timeZone')}
          help={t('account.timeZoneHelp')}
          value={draft.timeZone}
          options={timeZones}
          onChange={(timeZone) => change({ timeZone })}
        />
      </div>
      <div className={styles.end}>
        <Button type="submit" variant="primary" isBusy={isRunning} aria-disabled={!isChanged}>
          {t('account.save')}
        </Button>
      </div>
      <UnsavedChangesPrompt isUnsaved={isChanged && !isRunning} />
    </form>
  );
}

function useAccountDraft(account: Account, onSaved: AccountFormProps['onSaved']) {
  const [draft, setDraft] = useState(() => draftOf(account));
  const [isTried, setTried] = useState(false);
  const { run, isRunning, error } = useEffectCall('modifyUserInfo');
  const toasts = useToasts();
  const nameError = checkPersonName(draft.fullName);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(account));
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (nameError !== undefined || !isChanged) return;
    const saved = await run(draft);
    if (saved === null) return;
    await onSaved(saved);
    setDraft(draftOf(saved));
    toasts.saved();
  };
  return {
    draft,
    change: (changes: Partial<AccountDraft>) => setDraft({ ...draft, ...changes }),
    nameError: isTried ? nameError : undefined,
    isChanged,
    isRunning,
    error,
    submit: (event: FormEvent) => void submit(event),
  };
}

function draftOf({ fullName, country, timeZone }: Account): AccountDraft {
  return { fullName, country: countryByAbbr(country)?.abbr ?? 'US', timeZone };
}
