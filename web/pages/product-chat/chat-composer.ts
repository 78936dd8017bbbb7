import { wireComposer, type Composer, type ComposerActions } from '../islands/composer.ts';
import { found } from './chat-parts.ts';
import type { ChatTexts } from './chat-texts.ts';

/** The field that stands in the document already. */
export function composerOf({ chat }: ChatTexts, actions: ComposerActions): Composer {
  const parts = {
    form: found<HTMLFormElement>('form.compose'),
    field: found<HTMLTextAreaElement>('.compose textarea'),
    button: found<HTMLButtonElement>('.compose button'),
  };
  for (const element of document.querySelectorAll('.foot :disabled')) element.removeAttribute('disabled');
  return wireComposer(parts, chat, actions);
}
