/** Tells programs and advertisements from visitors (SECURITY.md T46). What it catches is kept for the owner to look at. */
import type { SpamReason } from '../../../shared/model/conversation.ts';

/** Nobody fills the form in within this time. */
const FASTEST_MS = 1_500;

/** Who asks for a call shows a page or two, not three. */
const MOST_LINKS = 2;

const LINK = /\b(?:https?:\/\/|www\.)/gi;
/** Links as forums and web pages write them: in a plain message only programs do. */
const MARKUP = /\[url\b|<a\s/i;

export type SentForm = {
  message: string;
  /** Left empty by people, who do not see the field. */
  website: string;
  /** When the form was first touched; later than now when the visitor's clock is ahead of ours. */
  openedAt: number;
};

/** Why this is spam; null when nothing speaks for it. */
export function spamReasonOf({ message, website, openedAt }: SentForm, now: Date): SpamReason | null {
  if (website !== '') return 'hidden_field';
  const elapsedMs = now.getTime() - openedAt;
  if (elapsedMs >= 0 && elapsedMs < FASTEST_MS) return 'too_fast';
  const links = message.match(LINK)?.length ?? 0;
  return links > MOST_LINKS || MARKUP.test(message) ? 'links' : null;
}
