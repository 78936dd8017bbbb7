import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChannelId } from '../../../../../shared/model/page.ts';
import { greetingName } from '../../../../../shared/places/name-order.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckIcon } from '../../../../ui/icons.tsx';
import { useDocumentTitle } from '../../../../ui/page-header.tsx';
import { ChannelGlyph } from '../contacts/channel-icon.tsx';
import { ContactFields } from '../contacts/contact-fields.tsx';
import { useChannelName } from '../contacts/use-channel-name.ts';
import { DraftSaveState } from '../draft/draft-save-state.tsx';
import { useDraftActions, useEditor } from '../editor-context.tsx';
import { GoLiveButton } from '../go-live/go-live-button.tsx';
import { GoLiveNotice } from '../go-live/go-live-notice.tsx';
import { useWantedField } from '../go-live/wanted-field.ts';
import { AboutField } from '../profile/about-field.tsx';
import { AgentNameField } from '../profile/agent-name-field.tsx';
import { TitleField } from '../profile/basic-information.tsx';
import { useIsWide } from '../use-is-wide.ts';
import { BringPlace } from '../bring/bring-place.tsx';
import { withFirst } from './first-contact.ts';
import { withSuggestions } from './suggestions.ts';
import styles from './first-visit.module.css';

/** The four things that make a page, on one screen; everything else can wait until it is live. */
export function FirstVisit({ onDone }: { onDone: () => void }): ReactNode {
  const { t } = useTranslation('first-visit');
  const { account } = useEditor();
  const isWide = useIsWide();
  useDocumentTitle(t('first.short'));
  useSuggestions();
  useWantedField();
  return (
    <div className={styles.visit}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('first.title', { name: greetingName(account.fullName, account.language) })}</h1>
        <p className={styles.text}>{t('first.text')}</p>
      </header>
      <GoLiveNotice />
      <Start />
      <AgentNameField />
      <TitleField />
      <AboutField />
      <FirstContact />
      <footer className={styles.foot}>
        {isWide && <GoLiveButton />}
        <Button variant="plain" onClick={onDone}>
          {t('first.more')}
        </Button>
        <span className={styles.state}>
          <DraftSaveState />
        </span>
      </footer>
    </div>
  );
}

/** What somebody has already fills most of the screen; whoever starts with nothing is not kept from it. */
function Start(): ReactNode {
  const { t } = useTranslation('first-visit');
  const [state, setState] = useState<'asked' | 'taken' | 'skipped'>('asked');
  if (state === 'skipped') return null;
  if (state === 'taken') {
    return (
      <p className={styles.taken} role="status">
        <CheckIcon size={18} /> {t('start.taken')}
      </p>
    );
  }
  return (
    <section aria-label={t('start.title')}>
      <BringPlace lead={t('start.title')} help={t('start.text')} onTaken={() => setState('taken')}>
        <Button variant="plain" onClick={() => setState('skipped')}>
          {t('start.empty')}
        </Button>
      </BringPlace>
    </section>
  );
}

/** The name that fits, and what was begun on the home page, so that most people have little to type. */
function useSuggestions(): void {
  const { account, runner } = useEditor();
  useEffect(() => {
    runner.edit((draft) => (draft.profile.agentName === '' ? withSuggestions(draft, account) : draft));
  }, [account, runner]);
}

const firstChannels = ['email', 'whatsapp', 'phone', 'linkedin'] as const satisfies readonly ChannelId[];

/** One way to reach the owner: their address is there already, another one is a tap away. */
function FirstContact(): ReactNode {
  const { t } = useTranslation('first-visit');
  const { account } = useEditor();
  const { draft, setContacts } = useDraftActions();
  const nameOf = useChannelName();
  const [entry] = draft.contacts;
  const [id] = useState(() => entry?.id ?? crypto.randomUUID());
  const choose = (channel: ChannelId): void =>
    setContacts((contacts) => withFirst(contacts, { id, channel, email: account.email }));
  const chosen = entry?.channel;
  return (
    <fieldset className={styles.contact}>
      <legend className={styles.legend}>{t('first.contact')}</legend>
      <div className={styles.channels}>
        {firstChannels.map((channel) => (
          <label key={channel} className={styles.channel}>
            <input type="radio" name="first-channel" checked={chosen === channel} onChange={() => choose(channel)} />
            <ChannelGlyph channel={channel} />
            {nameOf(channel)}
          </label>
        ))}
      </div>
      {entry && <ContactFields key={entry.channel} entry={entry} isShort />}
    </fieldset>
  );
}
