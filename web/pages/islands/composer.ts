/** The field for the next question, in every chat. */
import type { IslandTexts } from '../page-texts.ts';
import { icon, make } from './make.ts';

export type ComposerActions = { onAsk: (question: string) => void; onStop: () => void };

type Texts = Pick<IslandTexts['chat'], 'question' | 'placeholder' | 'send' | 'stop'>;

/** Longest question, in characters. */
export const MAX_QUESTION = '4000';

export type Composer = { form: HTMLFormElement; field: HTMLTextAreaElement; setBusy: (isBusy: boolean) => void };

export function makeComposer(texts: Texts, actions: ComposerActions): Composer {
  const field = make('textarea', {
    rows: '1',
    maxlength: MAX_QUESTION,
    'aria-label': texts.question,
    placeholder: texts.placeholder,
    enterkeyhint: 'send',
  });
  const button = make('button', { 'aria-label': texts.send }, icon('send'));
  const form = make('form', { class: 'compose' }, field, button);
  return wireComposer({ form, field, button }, texts, actions);
}

type Parts = Pick<Composer, 'form' | 'field'> & { button: HTMLButtonElement };

/** Enter sends, Shift and Enter breaks the line; while an answer comes the button stops it. */
export function wireComposer(
  { form, field, button }: Parts,
  texts: Pick<Texts, 'send' | 'stop'>,
  { onAsk, onStop }: ComposerActions,
): Composer {
  let isBusy = false;
  const submit = (): void => {
    const question = field.value.trim();
    if (isBusy || question === '') return;
    field.value = '';
    onAsk(question);
  };
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    submit();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isBusy) onStop();
    else submit();
  });
  return {
    form,
    field,
    setBusy: (busy) => {
      isBusy = busy;
      button.setAttribute('aria-label', busy ? texts.stop : texts.send);
      button.replaceChildren(icon(busy ? 'stop' : 'send'));
    },
  };
}
