import { useState } from 'react';
import { keepPost, readKeptPost } from './kept-post.ts';
import type { OpenPost } from './open-post.ts';

/** The entry that is being written, also after a reload or a look at another part of the app. */
export function useOpenPost(accountId: string): [OpenPost | null, (open: OpenPost | null) => void] {
  const [open, setOpen] = useState(() => readKeptPost(accountId));
  const change = (next: OpenPost | null): void => {
    keepPost(accountId, next);
    setOpen(next);
  };
  return [open, change];
}
