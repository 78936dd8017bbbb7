/** Photos on their way: sent as soon as they are picked, each for itself. */
import { useEffect, useRef, useState } from 'react';
import { MAX_CLAIM_PHOTOS } from '../../../../shared/insurance/portal.ts';
import { callApi } from '../../../lib/api/call.ts';
import { postFile } from '../../../lib/upload-file.ts';

export type ClaimPhoto = {
  key: number;
  /** An address of the picture in this browser. */
  preview: string;
  /** From 0 to 1. */
  share: number;
  /** Null until it is kept. */
  photoId: string | null;
  error: Error | null;
};

export type ClaimPhotosState = {
  photos: readonly ClaimPhoto[];
  ids: string[];
  isSending: boolean;
  isFull: boolean;
  add(files: readonly File[]): void;
  remove(key: number): void;
};

export function useClaimPhotos(policyId: string): ClaimPhotosState {
  const [photos, setPhotos] = useState<readonly ClaimPhoto[]>([]);
  const next = useRef(0);
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const made = previews.current;
    return () => made.forEach((preview) => URL.revokeObjectURL(preview));
  }, []);
  const change = (key: number, changes: Partial<ClaimPhoto>): void =>
    setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)));
  const send = async (key: number, file: File): Promise<void> => {
    try {
      const { upload } = await callApi('addClaimPhoto', { kind: 'begin', policyId, contentType: file.type });
      if (upload === null) return;
      const { uploadId, url, fields } = upload;
      const onProgress = (share: number): void => change(key, { share });
      const { signal } = new AbortController();
      await postFile({ url, fields, file, onProgress, signal, refusal: 'file_too_large' });
      const { photoId } = await callApi('addClaimPhoto', { kind: 'confirm', policyId, uploadId });
      change(key, { photoId, share: 1 });
    } catch (error) {
      change(key, { error: error instanceof Error ? error : new Error(String(error)) });
    }
  };
  const add = (files: readonly File[]): void => {
    for (const file of files.slice(0, MAX_CLAIM_PHOTOS - photos.length)) {
      const preview = URL.createObjectURL(file);
      previews.current.add(preview);
      const key = next.current++;
      setPhotos((all) => [...all, { key, preview, share: 0, photoId: null, error: null }]);
      void send(key, file);
    }
  };
  return {
    ...{ photos, add },
    ids: photos.flatMap(({ photoId }) => photoId ?? []),
    isSending: photos.some(({ photoId, error }) => photoId === null && error === null),
    isFull: photos.length >= MAX_CLAIM_PHOTOS,
    remove: (key) => setPhotos((all) => all.filter((photo) => photo.key !== key)),
  };
}
