/** The news entry that is being written, in this tab's session storage: it outlives a reload and ends with the tab. */
import { sessionArea } from '../../../../lib/browser-storage.ts';
import type { OpenPost } from './open-post.ts';

const keyOf = (accountId: string): string => `page-news:${accountId}`;

export function keepPost(accountId: string, open: OpenPost | null): void {
  if (open === null) sessionArea.remove(keyOf(accountId));
  else sessionArea.set(keyOf(accountId), JSON.stringify(open));
}

/** null when nothing was kept, or what was kept is damaged. */
export function readKeptPost(accountId: string): OpenPost | null {
  try {
    const kept: unknown = JSON.parse(sessionArea.get(keyOf(accountId)) ?? 'null');
    return isOpenPost(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isOpenPost(value: unknown): value is OpenPost {
  if (typeof value !== 'object' || value === null) return false;
  const { postId, publishedAt, content, before } = value as Record<string, unknown>;
  return (
    (postId === null || typeof postId === 'string') && isTime(publishedAt) && isContent(content) && isContent(before)
  );
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

function isContent(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { title, text, photo, link } = value as Record<string, unknown>;
  return typeof photo === 'object' && [title, text, link].every((part) => typeof part === 'string');
}
