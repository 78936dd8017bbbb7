/** Short words about what just happened: kept here, drawn by Toaster, heard by screen readers. */
export type ToastTone = 'good' | 'bad' | 'plain';

/** What can be done about it, such as taking it back. */
export type ToastAction = { label: string; onPress: () => void };

export type Toast = { id: number; text: string; tone: ToastTone; action?: ToastAction | undefined };

/** How long a toast stays, in ms; longer words stay longer, and what can be taken back longest. */
const shownMs = 4_000;
const perCharacterMs = 40;
const actionMs = 10_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows the text; the same words that are still shown are not said twice. An action takes the place of the one before.
 * Returns the toast's id.
 */
export function showToast({ text, tone = 'plain', action }: Omit<Toast, 'id' | 'tone'> & { tone?: ToastTone }): number {
  const same = toasts.find((toast) => toast.text === text);
  if (same && !action) return same.id;
  lastId += 1;
  const id = lastId;
  change([...toasts.filter((toast) => !action || !toast.action), { id, text, tone, action }]);
  setTimeout(() => dismissToast(id), action ? actionMs : shownMs + text.length * perCharacterMs);
  return id;
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

export function readToasts(): readonly Toast[] {
  return toasts;
}

/** Returns how to stop listening. */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of [...listeners]) listener();
}
