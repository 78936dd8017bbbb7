/** Persons whom the insurer does not insure: how many, one more, or a file of them. Who they are is not kept. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExcludedPerson, MAX_EXCLUSION_ROWS } from '../../../../shared/insurance/insurer.ts';
import { callApi } from '../../../lib/api/call.ts';
import type { InputOfCall, OutputOfCall } from '../../../lib/api/call-types.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import { FileButton } from './file-button.tsx';
import styles from './insurer.module.css';
import { sendInsurerFile } from './send-insurer-file.ts';

const nobody = { firstName: '', lastName: '', birth: '', idNumber: '' };

export function ExclusionsView(): ReactNode {
  const { t } = useTranslation('insurer');
  const tag = useLanguageTag();
  const { data, error, mutate } = useCall('getInsurerExclusions', {});
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ words: string } | { failure: unknown } | null>(null);
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <SkeletonRows rows={2} height={120} />;
  const save = async (
    input: () => Promise<InputOfCall<'saveInsurerExclusions'>>,
    wordsOf: (answer: OutputOfCall<'saveInsurerExclusions'>) => string,
  ): Promise<boolean> => {
    setBusy(true);
    setOutcome(null);
    try {
      const answer = await callApi('saveInsurerExclusions', await input());
      await mutate({ count: answer.count }, { revalidate: false });
      setOutcome({ words: wordsOf(answer) });
      return true;
    } catch (failure) {
      setOutcome({ failure });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.view}>
      <Card title={t('exclusions.title')} text={t('exclusions.text')}>
        <p className={styles.figure}>{new Intl.NumberFormat(tag).format(data.count)}</p>
        <OutcomeNotice outcome={outcome} />
      </Card>
      <PersonCard
        isBusy={isBusy}
        onSave={(action, person) =>
          save(
            async () => ({ action, persons: [person] }),
            () => t(action === 'add' ? 'exclusions.added' : 'exclusions.removed'),
          )
        }
      />
      <Card title={t('exclusions.file')} text={t('exclusions.fileText', { rows: MAX_EXCLUSION_ROWS })}>
        <div>
          <FileButton
            label={t('exclusions.choose')}
            accept=".csv,text/csv"
            isBusy={isBusy}
            onChoose={(file) =>
              void save(
                async () => ({ action: 'add-file', uploadId: await sendInsurerFile('exclusions', file) }),
                ({ persons }) => t('exclusions.rows', { rows: persons }),
              )
            }
          />
        </div>
      </Card>
    </div>
  );
}

function OutcomeNotice({ outcome }: { outcome: { words: string } | { failure: unknown } | null }) {
  const textOf = useErrorText();
  if (outcome === null) return null;
  return 'words' in outcome ? (
    <Notice tone="good">{outcome.words}</Notice>
  ) : (
    <Notice tone="bad">{textOf(outcome.failure)}</Notice>
  );
}

type PersonCardProps = {
  isBusy: boolean;
  onSave: (action: 'add' | 'remove', person: ExcludedPerson) => Promise<boolean>;
};

function PersonCard({ isBusy, onSave }: PersonCardProps) {
  const { t } = useTranslation('insurer');
  const [typed, setTyped] = useState(nobody);
  const [isTried, setTried] = useState(false);
  const { idNumber, ...rest } = typed;
  const checked = ExcludedPerson.safeParse({ ...rest, ...(idNumber.trim() === '' ? {} : { idNumber }) });
  const errorOf = (field: keyof typeof nobody, words: string): string | undefined =>
    isTried && checked.error?.issues.some(({ path }) => path[0] === field) ? words : undefined;
  const save = async (action: 'add' | 'remove'): Promise<void> => {
    setTried(true);
    if (!checked.success || !(await onSave(action, checked.data))) return;
    setTyped(nobody);
    setTried(false);
  };
  const field = (name: keyof typeof nobody) => ({
    value: typed[name],
    autoComplete: 'off',
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  });
  return (
    <Card title={t('exclusions.person')}>
      <div className={styles.columns}>
        <TextField
          label={t('exclusions.firstName')}
          {...field('firstName')}
          error={errorOf('firstName', t('exclusions.giveName'))}
        />
        <TextField
          label={t('exclusions.lastName')}
          isOptional
          {...field('lastName')}
          error={errorOf('lastName', t('exclusions.cannotKeep'))}
        />
        <TextField
          label={t('exclusions.birth')}
          type="date"
          {...field('birth')}
          error={errorOf('birth', t('chooseDay'))}
        />
        <TextField
          label={t('exclusions.idNumber')}
          isOptional
          {...field('idNumber')}
          error={errorOf('idNumber', t('exclusions.cannotKeep'))}
        />
      </div>
      <div className={styles.actions}>
        <Button isBusy={isBusy} onClick={() => void save('add')}>
          {t('exclusions.add')}
        </Button>
        <Button variant="plain" isBusy={isBusy} onClick={() => void save('remove')}>
          {t('exclusions.remove')}
        </Button>
      </div>
    </Card>
  );
}
