import { make } from './make.ts';

/** A question that is asked by a tap. */
export function suggestion(question: string, onAsk: (question: string) => void): HTMLElement {
  return make('button', { type: 'button', dir: 'auto', onclick: () => onAsk(question) }, question);
}
