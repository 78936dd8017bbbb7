/** The product that is being written, in this tab's session storage: it outlives a reload and ends with the tab. */
import { useSyncExternalStore } from 'react';
import { sessionArea } from '../../../../lib/browser-storage.ts';
import { useEditor } from '../editor-context.tsx';
import { beginProduct, type OpenProduct } from './open-product.ts';

const keyOf = (accountId: string): string => `page-product:${accountId}`;

const listeners = new Set<() => void>();

/** The last text that was read, and what it says: the same text is the same product. */
let last: { text: string; open: OpenProduct | null } = { text: '', open: null };

function keep(accountId: string, open: OpenProduct | null): void {
  if (open === null) sessionArea.remove(keyOf(accountId));
  else sessionArea.set(keyOf(accountId), JSON.stringify(open));
  for (const tell of listeners) tell();
}

function read(accountId: string): OpenProduct | null {
  const text = sessionArea.get(keyOf(accountId)) ?? '';
  if (text !== last.text) last = { text, open: parse(text) };
  return last.open;
}

function parse(text: string): OpenProduct | null {
  try {
    const kept: unknown = JSON.parse(text);
    return isOpenProduct(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isOpenProduct(value: unknown): value is OpenProduct {
  if (typeof value !== 'object' || value === null) return false;
  const { productId, content, before } = value as Record<string, unknown>;
  return (productId === null || typeof productId === 'string') && isContent(content) && isContent(before);
}

/** Every field in its form; what is typed need not be whole. */
function isContent(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const kept = value as Record<string, unknown>;
  return Object.entries(beginProduct().content).every(
    ([field, form]) => typeof kept[field] === typeof form && Array.isArray(kept[field]) === Array.isArray(form),
  );
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** The product that is being written, for the form and for the preview alike. */
export function useOpenProduct(): [OpenProduct | null, (open: OpenProduct | null) => void] {
  const { accountId } = useEditor().account;
  const open = useSyncExternalStore(subscribe, () => read(accountId));
  return [open, (next) => keep(accountId, next)];
}
