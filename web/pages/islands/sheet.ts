/** A sheet over the page: from the bottom on phones, in the middle on wide screens. */
import { addStyle, icon, make } from './make.ts';
import { sheetCss } from './sheet-css.ts';

export type Sheet = { dialog: HTMLDialogElement; body: HTMLElement; close: () => void };

export type SheetOptions = { title: string; closeLabel: string; className?: string };

/** Makes a sheet and puts it into the page, closed. Focus goes back where it was when it closes. */
export function makeSheet({ title, closeLabel, className = '' }: SheetOptions): Sheet {
  addStyle('sheet-style', sheetCss);
  const body = make('div', { class: 'sheet-body' });
  const close = (): void => dialog.close();
  const dialog = make(
    'dialog',
    { class: `sheet ${className}`.trim(), 'aria-label': title },
    make(
      'header',
      {},
      make('h2', {}, title),
      make('button', { type: 'button', class: 'round', 'aria-label': closeLabel, onclick: close }, icon('close')),
    ),
    body,
  );
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) close();
  });
  document.body.append(dialog);
  return { dialog, body, close };
}
