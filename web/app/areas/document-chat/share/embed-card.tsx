/** The chat on other people's sites: the line to put there, and which sites may. */
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmbedSite, MAX_EMBED_SITES, type ShareSettings } from '../../../../../shared/model/document-product.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useUndo } from '../../../../ui/use-undo.ts';
import { siteOf } from './site-of.ts';
import styles from './share.module.css';

type EmbedCardProps = {
  productId: string;
  /** Of the public chat: the script comes from the same place. */
  link: string;
  share: ShareSettings;
  onEdit: (change: Partial<ShareSettings>) => void;
};

export function EmbedCard({ productId, link, share: { embedSites }, onEdit }: EmbedCardProps): ReactNode {
  const { t } = useTranslation('product-design');
  const undo = useUndo();
  const latest = useRef(embedSites);
  useEffect(() => {
    latest.current = embedSites;
  }, [embedSites]);
  const remove = (site: string): void => {
    onEdit({ embedSites: embedSites.filter((one) => one !== site) });
    undo(t('embed.removed', { site }), () => onEdit({ embedSites: [...new Set([...latest.current, site])] }));
  };
  const code = `<script src="${new URL(link).origin}/embed/chat.js" data-product="${productId}" async></script>`;
  return (
    <Card title={t('embed.title')} text={t('embed.text')}>
      <div className={styles.code}>
        <code dir="ltr">{code}</code>
        <CopyButton text={code} label={t('embed.copy')} variant="quiet" />
      </div>
      {embedSites.length === 0 && <Notice>{t('embed.none')}</Notice>}
      <ul className={styles.sites}>
        {embedSites.map((site) => (
          <li key={site} className={styles.agent}>
            <bdi dir="ltr">{site}</bdi>
            <Button variant="plain" onClick={() => remove(site)}>
              {t('embed.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {embedSites.length < MAX_EMBED_SITES && (
        <SiteForm sites={embedSites} onAdd={(site) => onEdit({ embedSites: [...embedSites, site] })} />
      )}
    </Card>
  );
}

function SiteForm({ sites, onAdd }: { sites: readonly string[]; onAdd: (site: string) => void }) {
  const { t } = useTranslation('product-design');
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const site = siteOf(typed);
    if (!EmbedSite.safeParse(site).success) return setWrong(true);
    setTyped('');
    setWrong(false);
    if (!sites.includes(site)) onAdd(site);
  };
  return (
    <form className={styles.add} noValidate onSubmit={add}>
      <TextField
        type="url"
        label={t('embed.site')}
        placeholder="https://www.example.com"
        dir="ltr"
        value={typed}
        error={isWrong ? t('embed.wrong') : undefined}
        onChange={setTyped}
      />
      <Button type="submit" className={styles.send}>
        {t('embed.add')}
      </Button>
    </form>
  );
}
