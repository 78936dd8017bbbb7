import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { CheckboxField } from '../../../../ui/checkbox-field.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useChannelName } from '../contacts/use-channel-name.ts';
import { useEditor } from '../editor-context.tsx';
import { newContacts, newParts } from './apply-brought.ts';
import styles from './bring.module.css';
import { broughtFields, type BroughtContact, type BroughtField, type BroughtPart, type Proposal } from './proposal.ts';

export type ProposalDialogProps = { proposal: Proposal; onTake: (chosen: Proposal) => void; onCancel: () => void };

/** What was found, line by line: what the page lacks is chosen already, what it has would be replaced and is not. */
export function ProposalDialog({ proposal, onTake, onCancel }: ProposalDialogProps): ReactNode {
  const { t } = useTranslation(['bring-found', 'photos']);
  const { draft } = useEditor().state;
  const lines = linesOf({
    ...proposal,
    contacts: newContacts(draft, proposal.contacts),
    offers: newParts(draft.offers, proposal.offers),
    features: newParts(draft.features, proposal.features),
  });
  const [left, setLeft] = useState(() => new Set(lines.filter((line) => hasAlready(line)).map(({ id }) => id)));
  const channelName = useChannelName();
  function hasAlready({ id }: Line): boolean {
    if (id === 'photo') return draft.profile.profilePhoto !== null;
    return isField(id) && draft.profile[id].trim() !== '';
  }
  const toggle = (id: string): void =>
    setLeft((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const labelOf = (line: Line): string => {
    if (line.contact) return channelName(line.contact.channel);
    if (line.part) return t(`field.${line.part.kind}`);
    return line.id === 'photo' ? t('photos:photos.profile') : t(`field.${line.id as BroughtField}`);
  };
  return (
    <Dialog isOpen onClose={onCancel} label={t('found')}>
      <h2 className={styles.title}>{t('found')}</h2>
      {lines.length === 0 && <p className={styles.help}>{t('nothingNew')}</p>}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <CheckboxField
              label={
                <span className={styles.found}>
                  <span className={styles.help}>
                    {labelOf(line)}
                    {hasAlready(line) && ` · ${t('replaces')}`}
                  </span>
                  {line.photo ? (
                    <Picture photo={line.photo} />
                  ) : (
                    <span className={styles.text}>
                      <bdi>{line.text}</bdi>
                    </span>
                  )}
                </span>
              }
              isChecked={!left.has(line.id)}
              onChange={() => toggle(line.id)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={onCancel}>{t('app:cancel')}</Button>
        <Button
          variant="primary"
          disabled={lines.length === left.size}
          onClick={() => onTake(chosenOf(lines.filter(({ id }) => !left.has(id))))}
        >
          {t('takeOver')}
        </Button>
      </div>
    </Dialog>
  );
}

type Part = BroughtPart & { kind: 'offer' | 'feature' };
type Line = { id: string; text: string; contact?: BroughtContact; part?: Part; photo?: Blob };

function linesOf({ texts, contacts, photo, offers, features }: Proposal): Line[] {
  const parts: Part[] = [
    ...offers.map((offer) => ({ ...offer, kind: 'offer' as const })),
    ...features.map((feature) => ({ ...feature, kind: 'feature' as const })),
  ];
  return [
    ...(photo ? [{ id: 'photo', text: '', photo }] : []),
    ...broughtFields.flatMap((field) => {
      const text = texts[field];
      return text === undefined ? [] : [{ id: field, text }];
    }),
    ...contacts.map((contact, index) => ({
      id: `contact-${index}`,
      text: joined(contact.displayText, contact.value),
      contact,
    })),
    ...parts.map((part, index) => ({ id: `part-${index}`, text: joined(part.title, part.text), part })),
  ];
}

const joined = (...texts: string[]): string => texts.filter((text) => text !== '').join(' · ');

const isField = (id: string): id is BroughtField => (broughtFields as readonly string[]).includes(id);

function chosenOf(lines: readonly Line[]): Proposal {
  const partsOf = (kind: Part['kind']): BroughtPart[] =>
    lines.flatMap(({ part }) => (part?.kind === kind ? [{ title: part.title, text: part.text }] : []));
  return {
    texts: Object.fromEntries(lines.filter(({ id }) => isField(id)).map(({ id, text }) => [id, text])),
    contacts: lines.flatMap(({ contact }) => (contact ? [contact] : [])),
    photo: lines.find(({ photo }) => photo)?.photo ?? null,
    offers: partsOf('offer'),
    features: partsOf('feature'),
  };
}

function Picture({ photo }: { photo: Blob }): ReactNode {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(photo);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return address === null ? null : <img className={styles.picture} src={address} alt="" />;
}
