/**
 * What surrounds a page that is shown as a preview. The app puts it onto the frame before anything in the page can be
 * pressed; the page of a visitor has none.
 */
import type { AnswerDone, AskOptions, Question } from './api.ts';

/** A question to the assistant of the draft. */
export type DraftQuestion = Pick<Question, 'conversationId' | 'messageId' | 'question' | 'language'>;

export type PreviewHost =
  /** The owner's own: the app asks the draft's assistant, uncounted. Fails like a call, with a code. */
  | { ask: (question: DraftQuestion, options: AskOptions) => Promise<AnswerDone> }
  /** Anybody else's: what the chat says in place of an answer. */
  | { note: string };

/** The frame of a preview. */
export type PreviewFrame = HTMLIFrameElement & { previewHost?: PreviewHost };

/** Null where there is none, and then nothing is asked. */
export function previewHost(): PreviewHost | null {
  return (window.frameElement as PreviewFrame | null)?.previewHost ?? null;
}
