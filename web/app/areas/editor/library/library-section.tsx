import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { lazyArea } from '../../../lazy-area.tsx';
import { Thumb } from '../content/thumb.tsx';
import { Section } from '../section.tsx';
import styles from './library.module.css';
import { useLibrary } from './use-library.ts';

const LibraryDialog = lazyArea(
  async () => (await import('./library-dialog.tsx')).LibraryDialog,
  ['editor-errors', 'library'],
);

/** Pictures that are shown beside the way into the library. */
const SHOWN = 5;

/** The newest pictures, and the way to all of them. */
export function LibrarySection(): ReactNode {
  const { t } = useTranslation('photos');
  const { data } = useLibrary();
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={t('library.title')} text={t('library.text')}>
      <div className={styles.entrance}>
        <div className={styles.newest}>
          {data?.media.slice(0, SHOWN).map(({ photo }) => (
            <Thumb key={photo.mediaId} photo={photo} />
          ))}
        </div>
        <Button onClick={() => setOpen(true)}>{t('library.open')}</Button>
      </div>
      {isOpen && (
        <Suspense>
          <LibraryDialog onChoose={null} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  );
}
