import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../../../lib/api/api-error.ts';
import type { Film } from '../../../../../shared/model/film.ts';
import { useDraftActions } from '../editor-context.tsx';
import { formatBytes } from '../library/format-bytes.ts';
import { FileLink, LibraryLink, RemoveLink, TextLink } from '../profile/file-parts.tsx';
import { useMediaOrigin } from '../../../../lib/use-media-origin.ts';
import { useLanguageTag } from '../../../../ui/use-language-tag.ts';
import { useCodeText } from '../use-code-text.ts';
import styles from './film.module.css';
import { filmAccept, uploadCaptions } from './upload-film.ts';

type FilmCardProps = {
  film: Film;
  isSending: boolean;
  /** Another film in its place. */
  onChoose: (file: Blob) => void;
  onChange: (film: Film | null) => void;
};

/** The film as visitors see it, and what can be done with it. */
export function FilmCard({ film, isSending, onChoose, onChange }: FilmCardProps): ReactNode {
  const { t } = useTranslation(['editor-profile', 'photos']);
  const title = t('film.title');
  return (
    <>
      <FilmPlayer film={film} />
      <FilmWords film={film} />
      {!isSending && (
        <div className={styles.actions}>
          <FileLink label={t('photos:photos.replace')} of={title} accept={filmAccept} onChoose={onChoose} />
          <LibraryLink
            label={film.poster ? t('film.otherPoster') : t('film.poster')}
            of={title}
            onChoose={(poster) => onChange({ ...film, poster })}
          />
          {film.poster && (
            <TextLink label={t('film.noPoster')} of={title} onClick={() => onChange({ ...film, poster: null })} />
          )}
          <CaptionsLinks film={film} onChange={onChange} />
          <RemoveLink
            of={title}
            question={{ title: t('film.deleteTitle'), text: t('film.deleteText') }}
            onRemove={() => onChange(null)}
          />
        </div>
      )}
    </>
  );
}

function FilmPlayer({ film: { path, poster, captions } }: { film: Film }): ReactNode {
  const { t } = useTranslation('editor-profile');
  const origin = useMediaOrigin();
  if (origin === null) return <div className={styles.player} />;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are there when the owner wrote some
    <video
      className={styles.player}
      controls
      playsInline
      preload="metadata"
      crossOrigin="anonymous"
      src={`${origin}${path}`}
      poster={poster ? `${origin}${poster.path}` : undefined}
      aria-label={t('film.title')}
    >
      {captions && <track kind="captions" src={`${origin}${captions.path}`} label={t('film.captions')} />}
    </video>
  );
}

function FilmWords({ film: { name, seconds, bytes } }: { film: Film }): ReactNode {
  const { t } = useTranslation('editor-profile');
  const tag = useLanguageTag();
  const length =
    seconds === null ? [] : [t('film.length', { minutes: Math.floor(seconds / 60), seconds: pad(seconds) })];
  return (
    <p className={styles.words}>
      <bdi>{name || t('film.title')}</bdi>
      <span className={styles.help}>{[...length, formatBytes(bytes, tag)].join(' · ')}</span>
    </p>
  );
}

const pad = (seconds: number): string => String(seconds % 60).padStart(2, '0');

/** Captions are in the language of the page. */
function CaptionsLinks({ film, onChange }: Pick<FilmCardProps, 'film' | 'onChange'>): ReactNode {
  const { t } = useTranslation('editor-profile');
  const textOf = useCodeText();
  const { pageLanguage } = useDraftActions().draft.profile;
  const [code, setCode] = useState<string | null>(null);
  const add = async (file: Blob): Promise<void> => {
    setCode(null);
    try {
      onChange({ ...film, captions: await uploadCaptions(file, pageLanguage) });
    } catch (error) {
      setCode(codeOf(error));
    }
  };
  return (
    <>
      {film.captions ? (
        <TextLink
          label={t('film.noCaptions')}
          of={t('film.title')}
          onClick={() => onChange({ ...film, captions: null })}
        />
      ) : (
        <FileLink
          label={t('film.addCaptions')}
          of={t('film.title')}
          accept=".vtt,text/vtt"
          onChoose={(file) => void add(file)}
        />
      )}
      {code !== null && (
        <p className={styles.error} role="alert">
          {textOf(code)}
        </p>
      )}
    </>
  );
}
