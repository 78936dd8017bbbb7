/** One picture's upload: what is chosen, checked, cut, sent, and tried again. */
import { useEffect, useReducer, useRef } from 'react';
import type { Photo, PhotoUse } from '../../../../../shared/model/photo.ts';
import { codeOf, isAborted } from '../../../../lib/api/api-error.ts';
import { checkPhotoFile } from './check-photo-file.ts';
import { uploadPhoto, type Crop } from './upload-photo.ts';

export type UploadStep =
  | { at: 'idle' }
  | { at: 'refused'; code: string }
  /** `address` shows the file for as long as it is being cut. */
  | { at: 'cropping'; file: Blob; address: string }
  | { at: 'sending'; file: Blob; crop: Crop; share: number }
  | { at: 'failed'; file: Blob; crop: Crop; code: string };

type UploadEvent =
  | { type: 'refused'; code: string }
  | { type: 'chosen'; file: Blob; address: string }
  | { type: 'sent'; file: Blob; crop: Crop }
  | { type: 'progress'; share: number }
  | { type: 'failed'; code: string }
  | { type: 'done' };

export function reduceUpload(step: UploadStep, event: UploadEvent): UploadStep {
  switch (event.type) {
    case 'refused':
      return { at: 'refused', code: event.code };
    case 'chosen':
      return { at: 'cropping', file: event.file, address: event.address };
    case 'sent':
      return { at: 'sending', file: event.file, crop: event.crop, share: 0 };
    case 'progress':
      return step.at === 'sending' ? { ...step, share: event.share } : step;
    case 'failed':
      return step.at === 'sending' ? { ...step, at: 'failed', code: event.code } : step;
    case 'done':
      return { at: 'idle' };
  }
}

export type PhotoUpload = {
  step: UploadStep;
  /** Checks a file; a good one is to be cut next. */
  choose: (file: Blob) => void;
  send: (file: Blob, crop: Crop) => void;
  /** Forgets the file, stops what is under way. */
  cancel: () => void;
};

export function usePhotoUpload(use: PhotoUse, onSaved: (photo: Photo) => void): PhotoUpload {
  const [step, dispatch] = useReducer(reduceUpload, { at: 'idle' });
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  useFreedAddress(step);
  const choose = async (file: Blob): Promise<void> => {
    const code = await checkPhotoFile(file);
    dispatch(code ? { type: 'refused', code } : { type: 'chosen', file, address: URL.createObjectURL(file) });
  };
  const send = async (file: Blob, crop: Crop): Promise<void> => {
    abort.current = new AbortController();
    dispatch({ type: 'sent', file, crop });
    const onProgress = (share: number): void => dispatch({ type: 'progress', share });
    try {
      const name = file instanceof File ? file.name : '';
      onSaved(await uploadPhoto({ file, use, crop, name, onProgress, signal: abort.current.signal }));
      dispatch({ type: 'done' });
    } catch (error) {
      if (!isAborted(error)) dispatch({ type: 'failed', code: codeOf(error) });
    }
  };
  const cancel = (): void => {
    abort.current?.abort();
    dispatch({ type: 'done' });
  };
  return { step, choose: (file) => void choose(file), send: (file, crop) => void send(file, crop), cancel };
}

/** An address keeps its file in memory until it is given back. */
function useFreedAddress(step: UploadStep): void {
  const address = step.at === 'cropping' ? step.address : null;
  useEffect(() => {
    if (address !== null) return () => URL.revokeObjectURL(address);
  }, [address]);
}
