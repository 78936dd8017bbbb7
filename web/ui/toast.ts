/** Short words about what just happened: kept here, drawn by Toaster, heard by screen readers. */
export type ToastTone = 'good' | 'bad' | 'plain';

export type Toast = { id: number; text: string; tone: ToastTone };

/** How long a toast stays, in ms; longer words stay longer. */
const shownMs = 4_000;
const perCharacterMs = 40;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows the text; the same words that are still shown are not said twice. */
export function showToast({ text, tone = 'plain' }: { text: string; tone?: ToastTone }): void {
  if (toasts.some((toast) => toast.text === text)) return;
  lastId += 1;
  const id = lastId;
  change([...toasts, { id, text, tone }]);
  setTimeout(() => dismissToast(id), shownMs + text.length * perCharacterMs);
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
