/** Many pictures on their way into the library, each with its own progress and its own failure. */
import { useEffect, useRef, useState } from 'react';
import { isAborted } from '../../../../lib/api/api-error.ts';
import { codeOf } from '../draft/use-draft.ts';
import { checkPhotoFile } from '../profile/check-photo-file.ts';
import { uploadPhoto } from '../profile/upload-photo.ts';

/** Files that are sent at one time; the others wait. */
const AT_ONCE = 3;

export type Upload = {
  id: number;
  name: string;
  /** Share that has been sent, 0 to 1. */
  share: number;
  /** Why it is not in the library, null while it may still get there. */
  code: string | null;
};

export type Uploads = {
  list: readonly Upload[];
  add: (files: readonly File[]) => void;
  dismiss: (id: number) => void;
};

/** @param onSaved called after each picture */
export function useUploads(onSaved: () => void): Uploads {
  const [list, setList] = useState<readonly Upload[]>([]);
  const abort = useRef<AbortController | null>(null);
  const lastId = useRef(0);
  useEffect(() => {
    const controller = new AbortController();
    abort.current = controller;
    return () => controller.abort();
  }, []);
  const change = (id: number, part: Partial<Upload>): void =>
    setList((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const dismiss = (id: number): void => setList((all) => all.filter((one) => one.id !== id));

  const send = async (id: number, file: File): Promise<void> => {
    const refused = await checkPhotoFile(file);
    if (refused) return change(id, { code: refused });
    const { signal } = abort.current ?? new AbortController();
    const onProgress = (share: number): void => change(id, { share });
    try {
      await uploadPhoto({ file, use: 'library', name: file.name, onProgress, signal });
      onSaved();
      dismiss(id);
    } catch (error) {
      if (!isAborted(error)) change(id, { code: codeOf(error) });
    }
  };

  const add = (files: readonly File[]): void => {
    const waiting = files.map((file) => ({ id: (lastId.current += 1), file }));
    const fresh = waiting.map(({ id, file }) => ({ id, name: file.name, share: 0, code: null }));
    setList((all) => [...fresh, ...all]);
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await send(next.id, next.file);
    };
    for (let worker = 0; worker < AT_ONCE; worker += 1) void work();
  };

  return { list, add, dismiss };
}
