import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Film, FilmFile } from '../../../../../shared/model/film.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { useDraftActions } from '../editor-context.tsx';
import { FilmIcon } from '../editor-icons.tsx';
import { FileLink, Progress } from '../profile/file-parts.tsx';
import { Section } from '../section.tsx';
import { useCodeText } from '../use-code-text.ts';
import { useDrop } from '../use-drop.ts';
import styles from './film.module.css';
import { FilmCard } from './film-card.tsx';
import { filmAccept } from './upload-film.ts';
import { useFilmUpload, type FilmUploading } from './use-film-upload.ts';

/** The film with which the owner introduces himself: drop or choose, see it go up, give it a poster and captions. */
export function FilmSection(): ReactNode {
  const { t } = useTranslation('editor-profile');
  const { draft, setDesign } = useDraftActions();
  const { film } = draft.design;
  const change = (next: Film | null): void => setDesign({ film: next });
  const upload = useFilmUpload((file: FilmFile, name) =>
    change({ ...file, name, poster: film?.poster ?? null, captions: null }),
  );
  const drop = useDrop(upload.send);
  return (
    <Section title={t('film.title')} text={t('film.text')}>
      <div
        className={classNames(styles.film, drop.isOver && styles.over, film !== null && styles.filled)}
        role="group"
        aria-label={t('film.title')}
        {...drop.handlers}
      >
        {film === null ? (
          <EmptyFilm isSending={upload.step.at === 'sending'} onChoose={upload.send} />
        ) : (
          <FilmCard film={film} isSending={upload.step.at === 'sending'} onChoose={upload.send} onChange={change} />
        )}
        <UploadState upload={upload} />
      </div>
    </Section>
  );
}

function EmptyFilm({ isSending, onChoose }: { isSending: boolean; onChoose: (file: Blob) => void }): ReactNode {
  const { t } = useTranslation('editor-profile');
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <FilmIcon size={28} />
      </span>
      {!isSending && (
        <>
          <FileLink label={t('film.choose')} of={t('film.title')} accept={filmAccept} onChoose={onChoose} />
          <span className={styles.help}>{t('film.help')}</span>
        </>
      )}
    </div>
  );
}

function UploadState({ upload: { step, send, cancel } }: { upload: FilmUploading }): ReactNode {
  const { t } = useTranslation(['editor-profile', 'photos']);
  const textOf = useCodeText();
  if (step.at === 'idle') return null;
  if (step.at === 'sending') {
    return (
      <div className={styles.state}>
        <Progress label={t('film.uploading')} share={step.share} onCancel={cancel} />
      </div>
    );
  }
  const { file } = step;
  return (
    <p className={styles.error} role="alert">
      {textOf(step.code)}{' '}
      {file !== null && (
        <button type="button" className={styles.retry} onClick={() => send(file)}>
          {t('photos:photos.retry')}
        </button>
      )}
    </p>
  );
}
