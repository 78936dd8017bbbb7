/** A link to the page in the form of each network, drawn by us: its picture, its words, its place in a post or a bubble. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../ui/class-names.ts';
import { useEditor } from '../editor-context.tsx';
import { addressText, draftAddress } from '../page-address.ts';
import { FuturePicture } from './future-picture.tsx';
import styles from './link-preview.module.css';

export const networks = ['whatsapp', 'imessage', 'linkedin', 'x', 'facebook'] as const;
export type Network = (typeof networks)[number];

export type LinkCardProps = {
  network: Network;
  theme: 'light' | 'dark';
  /** Of the drawn picture; null: what it will be, from the draft. */
  url: string | null;
};

export function LinkCard({ network, theme, url }: LinkCardProps): ReactNode {
  const { t } = useTranslation('link-preview');
  const { own, state } = useEditor();
  const { displayName, agentName, title, tagline, aboutMe } = state.draft.profile;
  const link = own.liveLink ?? draftAddress(own.pageAddress, agentName);
  const name = displayName.trim() || agentName;
  const heading = [name, title.trim()].filter((part) => part !== '').join(' – ');
  return (
    <figure className={classNames(styles.stage, styles[network], styles[theme])} aria-label={t(`network.${network}`)}>
      <div className={styles.post}>
        <div className={styles.picture}>
          {url === null ? <FuturePicture title={t('picture')} /> : <img src={url} alt={t('picture')} />}
        </div>
        <div className={styles.words}>
          <bdi className={styles.domain}>{addressText(link).split('/')[0]}</bdi>
          <p className={styles.heading} dir="auto">
            {heading}
          </p>
          <p className={styles.text} dir="auto">
            {[tagline, aboutMe].filter((part) => part.trim() !== '').join(' ')}
          </p>
        </div>
        <bdi className={styles.link}>{link}</bdi>
      </div>
    </figure>
  );
}
