/** One film's upload: what is chosen, sent, and tried again. */
import { useEffect, useRef, useState } from 'react';
import type { FilmFile } from '../../../../../shared/model/film.ts';
import { codeOf, isAborted } from '../../../../lib/api/api-error.ts';
import { uploadFilm } from './upload-film.ts';

export type FilmStep =
  | { at: 'idle' }
  | { at: 'sending'; share: number }
  /** `file`: what may be tried again; null where it never helps. */
  | { at: 'failed'; code: string; file: Blob | null };

export type FilmUploading = {
  step: FilmStep;
  send: (file: Blob) => void;
  /** Stops what is under way. */
  cancel: () => void;
};

/** A file that is wrong today is wrong tomorrow. */
const FINAL = ['film_too_large', 'film_unknown', 'film_too_long'];

/** @param onSaved gets the stored film and what its file is called */
export function useFilmUpload(onSaved: (film: FilmFile, name: string) => void): FilmUploading {
  const [step, setStep] = useState<FilmStep>({ at: 'idle' });
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const send = async (file: Blob): Promise<void> => {
    abort.current = new AbortController();
    setStep({ at: 'sending', share: 0 });
    const onProgress = (share: number): void => setStep({ at: 'sending', share });
    try {
      const film = await uploadFilm({ file, onProgress, signal: abort.current.signal });
      onSaved(film, file instanceof File ? file.name : '');
      setStep({ at: 'idle' });
    } catch (error) {
      if (isAborted(error)) return;
      const code = codeOf(error);
      setStep({ at: 'failed', code, file: FINAL.includes(code) ? null : file });
    }
  };
  const cancel = (): void => {
    abort.current?.abort();
    setStep({ at: 'idle' });
  };
  return { step, send: (file) => void send(file), cancel };
}
