import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactEntry } from '../../../../../shared/model/page.ts';
import type { OutputOfCall } from '../../../../lib/api/call-types.ts';
import { useCall, useEffectCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { PlusIcon } from '../../../../ui/area-icons.tsx';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { useDraftActions, useEditor } from '../editor-context.tsx';
import { ChannelGlyph } from './channel-icon.tsx';
import { addFilledEntry, MAX_CONTACTS } from './contact-list.ts';
import styles from './meta-connect.module.css';
import { beginVerifier } from './meta-verifier.ts';
import { useHasMeta } from './use-has-meta.ts';

type Binding = NonNullable<OutputOfCall<'checkBinding'>['binding']>;
type MetaEntry = Binding['entries'][number];

/** Pages and handles need not be typed: Facebook and Instagram tell them once they are connected. */
export function MetaConnect(): ReactNode {
  const { t } = useTranslation('meta');
  const textOf = useErrorText();
  const hasMeta = useHasMeta();
  const { data, error, mutate } = useCall('checkBinding', hasMeta === true ? {} : null);
  if (hasMeta === null) return null;
  return (
    <div className={styles.card}>
      <div>
        <h3 className={styles.title}>{t('title')}</h3>
        <p className={styles.soft}>{t(hasMeta ? 'text' : 'missing')}</p>
      </div>
      {data?.binding === null && <Connect />}
      {data?.binding && (
        <Connected binding={data.binding} onUnbound={() => void mutate({ binding: null }, { revalidate: false })} />
      )}
      <Problem text={error && textOf(error)} />
    </div>
  );
}

/** Leads to Meta's own consent; what was typed is saved before. */
function Connect(): ReactNode {
  const { t } = useTranslation('meta');
  const { runner } = useEditor();
  const textOf = useErrorText();
  const { run, isRunning, error } = useEffectCall('metaRedirectUrl');
  const connect = async (): Promise<void> => {
    await runner.saveAll();
    const answer = await run({ challenge: await beginVerifier() });
    if (answer) window.location.assign(answer.url);
  };
  return (
    <>
      <Button isBusy={isRunning} onClick={() => void connect()}>
        {t('connect')}
      </Button>
      <Problem text={error && textOf(error)} />
    </>
  );
}

function Connected({ binding, onUnbound }: { binding: Binding; onUnbound: () => void }): ReactNode {
  const { t } = useTranslation('meta');
  return (
    <>
      <p role="status">
        {t('connected')} <bdi>{binding.name}</bdi>
      </p>
      <Offered entries={binding.entries} />
      <Disconnect onUnbound={onUnbound} />
    </>
  );
}

/** What is not on the page yet. */
function Offered({ entries }: { entries: readonly MetaEntry[] }): ReactNode {
  const { t } = useTranslation('meta');
  const { draft, setContacts } = useDraftActions();
  const left = entries.filter((entry) => !draft.contacts.some((contact) => isSame(contact, entry)));
  if (left.length === 0) return <p className={styles.soft}>{t(entries.length === 0 ? 'none' : 'allThere')}</p>;
  const isFull = draft.contacts.length >= MAX_CONTACTS;
  return (
    <ul className={styles.entries}>
      {left.map((entry) => (
        <li key={`${entry.channel} ${entry.value}`}>
          <ChannelGlyph channel={entry.channel} />
          <bdi className={styles.name}>{entry.displayText}</bdi>
          <Button
            disabled={isFull}
            aria-label={t('addNamed', { name: entry.displayText })}
            onClick={() => setContacts((contacts) => addFilledEntry(contacts, crypto.randomUUID(), entry))}
          >
            <PlusIcon size={18} />
            {t('add')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function isSame(contact: ContactEntry, { channel, value }: MetaEntry): boolean {
  return contact.channel === channel && contact.value.replace(/^@/, '') === value;
}

function Disconnect({ onUnbound }: { onUnbound: () => void }): ReactNode {
  const { t } = useTranslation('meta');
  const textOf = useErrorText();
  const { run, isRunning, error } = useEffectCall('unbind');
  const [isAsking, setAsking] = useState(false);
  const unbind = async (): Promise<void> => {
    const answer = await run({});
    setAsking(false);
    if (answer) onUnbound();
  };
  return (
    <>
      <Button variant="plain" onClick={() => setAsking(true)}>
        {t('disconnect')}
      </Button>
      <Problem text={error && textOf(error)} />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('disconnectTitle')}
        text={t('disconnectText')}
        confirmLabel={t('disconnect')}
        isBusy={isRunning}
        onConfirm={() => void unbind()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function Problem({ text }: { text: string | undefined }): ReactNode {
  return text === undefined ? null : (
    <p className={styles.error} role="alert">
      {text}
    </p>
  );
}
