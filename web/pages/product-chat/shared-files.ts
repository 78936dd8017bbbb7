/** The documents that visitors may have. */
import { make } from '../islands/make.ts';
import { makeSheet } from '../islands/sheet.ts';
import { loadFiles, type SharedFile } from './chat-calls.ts';
import type { ChatPlace } from './product-chat.ts';

export async function showFiles({ texts, address }: ChatPlace): Promise<void> {
  const { dialog, body } = makeSheet({ title: texts.files.title, closeLabel: texts.chat.close });
  body.append(make('p', { class: 'reading' }, texts.chat.thinking));
  dialog.addEventListener('close', () => dialog.remove());
  dialog.showModal();
  try {
    const files = await loadFiles(address.about);
    body.replaceChildren(make('div', { class: 'files' }, ...files.map(fileLink)));
  } catch {
    body.replaceChildren(make('p', { role: 'alert' }, texts.files.failed));
  }
}

/** Its address is good for five minutes, as long as one looks at a list. */
function fileLink({ name, bytes, url }: SharedFile): HTMLElement {
  const link = { href: url, target: '_blank', rel: 'noopener' };
  return make('a', link, make('span', { dir: 'auto' }, name), make('small', {}, sizeText(bytes)));
}

function sizeText(bytes: number): string {
  const isLarge = bytes >= 1_000_000;
  const [value, unit] = isLarge ? [bytes / 1_000_000, 'megabyte'] : [Math.ceil(bytes / 1_000), 'kilobyte'];
  const format = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(document.documentElement.lang, format).format(value);
}
