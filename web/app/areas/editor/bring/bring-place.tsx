import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Spinner } from '../../../../ui/spinner.tsx';
import { lazyArea } from '../../../lazy-area.tsx';
import { useDrop } from '../use-drop.ts';
import styles from './bring.module.css';
import { bringAccept } from './read-file.ts';
import { useBring, type Bring } from './use-bring.ts';
import { useFailureText } from './use-failure-text.ts';

const ArchiveDialog = lazyArea(async () => (await import('./archive-dialog.tsx')).ArchiveDialog, ['bring-found']);
const ProposalDialog = lazyArea(
  async () => (await import('./proposal-dialog.tsx')).ProposalDialog,
  ['bring-found', 'channels', 'photos'],
);

export type BringPlaceProps = {
  lead: string;
  help: string;
  /** What else can be done instead. */
  children?: ReactNode;
  onTaken: () => void;
};

/** Where a file is dropped or chosen, with what comes of it: what was found, line by line, or a whole page. */
export function BringPlace({ lead, help, children, onTaken }: BringPlaceProps): ReactNode {
  const bring = useBring(onTaken);
  const { step } = bring;
  return (
    <>
      <DropPlace bring={bring} lead={lead} help={help}>
        {children}
      </DropPlace>
      <Suspense>
        {step.at === 'proposal' && (
          <ProposalDialog proposal={step.proposal} onTake={bring.takeChosen} onCancel={bring.cancel} />
        )}
        {step.at === 'archive' && (
          <ArchiveDialog
            archive={step.archive}
            onTake={() => bring.takeArchive(step.archive)}
            onCancel={bring.cancel}
          />
        )}
      </Suspense>
    </>
  );
}

type DropPlaceProps = Omit<BringPlaceProps, 'onTaken'> & { bring: Bring };

function DropPlace({ bring, lead, help, children }: DropPlaceProps): ReactNode {
  const { t } = useTranslation('bring');
  const drop = useDrop(bring.choose);
  const { step } = bring;
  const isBusy = step.at === 'reading' || step.at === 'working';
  return (
    <div className={classNames(styles.drop, drop.isOver && styles.over)} {...drop.handlers}>
      <div className={styles.words} aria-live="polite">
        {isBusy ? <Busy bring={bring} /> : <p className={styles.lead}>{lead}</p>}
        {step.at === 'failed' ? <Failure code={step.code} /> : <p className={styles.help}>{help}</p>}
      </div>
      {!isBusy && (
        <div className={styles.choices}>
          <label className={styles.choose}>
            {t('choose')}
            <input
              type="file"
              accept={bringAccept}
              onChange={(event) => {
                const file = event.target.files?.[0];
                if (file) bring.choose(file);
                // The same file can be chosen again.
                event.target.value = '';
              }}
            />
          </label>
          {children}
        </div>
      )}
      {isBusy && <Button onClick={bring.cancel}>{t('app:cancel')}</Button>}
    </div>
  );
}

function Busy({ bring: { step } }: { bring: Bring }): ReactNode {
  const { t } = useTranslation('bring');
  const text =
    step.at === 'working' && step.all > 0
      ? t('pictures', { done: Math.min(step.done + 1, step.all), all: step.all })
      : t('reading');
  return (
    <p className={styles.lead}>
      <Spinner /> {text}
    </p>
  );
}

function Failure({ code }: { code: string }): ReactNode {
  const textOf = useFailureText();
  return (
    <p className={styles.error} role="alert">
      {textOf(code)}
    </p>
  );
}
