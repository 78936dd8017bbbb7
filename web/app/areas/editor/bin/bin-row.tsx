import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../../../lib/api/api-error.ts';
import type { BinEntry, BinKind } from '../../../../../shared/model/bin.ts';
import type { CallName } from '../../../../lib/api/call-types.ts';
import { useAskAgain, useEffectCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { EditIcon, ImageIcon } from '../../../../ui/area-icons.tsx';
import { LinkIcon, type Icon } from '../../../../ui/icons.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { Thumb } from '../content/thumb.tsx';
import { useEditor } from '../editor-context.tsx';
import { FilmIcon } from '../editor-icons.tsx';
import { useCodeText } from '../use-code-text.ts';
import styles from './bin.module.css';

const icons: Record<BinKind, Icon> = {
  contact: LinkIcon,
  offer: EditIcon,
  feature: EditIcon,
  post: EditIcon,
  media: ImageIcon,
  film: FilmIcon,
  product: EditIcon,
};

/** Whose answers a restored thing of each kind changes; `getProfile` stands for the draft. */
const changes: Record<BinKind, readonly CallName[]> = {
  contact: ['getProfile'],
  offer: ['getProfile'],
  feature: ['getProfile'],
  post: ['getPostList'],
  media: ['page'],
  film: ['getProfile'],
  product: ['getProducts'],
};

/** One thing that was removed: what it was, how long it is kept, and the way back. */
export function BinRow({ entry }: { entry: BinEntry }): ReactNode {
  const { t } = useTranslation('page-settings');
  const { runner } = useEditor();
  const textOf = useCodeText();
  const askAgain = useAskAgain();
  const { run, isRunning, error } = useEffectCall('restoreFromBin');
  const { kind, id, daysLeft } = entry;
  const title = entry.title || t(`bin.kind.${kind}`);
  const restore = async (): Promise<void> => {
    // The entry goes to the end of its list as it is saved: what is not saved yet comes first.
    await runner.saveAll();
    if (!(await run({ kind, id }))) return;
    showToast({ text: t('bin.restored', { title }), tone: 'good' });
    await Promise.all([...changes[kind], 'getBin' as const].map((name) => askAgain(name)));
  };
  return (
    <li className={styles.row}>
      <Picture entry={entry} />
      <div className={styles.words}>
        <span className={styles.name}>
          <bdi>{title}</bdi>
        </span>
        <span className={styles.soft}>
          {t(`bin.kind.${kind}`)} · {t('bin.daysLeft', { count: daysLeft })}
        </span>
        {error && (
          <span className={styles.error} role="alert">
            {textOf(codeOf(error))}
          </span>
        )}
      </div>
      <Button isBusy={isRunning} onClick={() => void restore()}>
        {t('bin.restore')}
        <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
      </Button>
    </li>
  );
}

function Picture({ entry }: { entry: BinEntry }): ReactNode {
  const KindIcon = icons[entry.kind];
  if (entry.photo) return <Thumb photo={entry.photo} />;
  return (
    <span className={styles.icon}>
      <KindIcon size={20} />
    </span>
  );
}
