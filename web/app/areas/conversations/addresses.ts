/** Where conversations and leads are found in the app. */
import { pathTo } from '../../../lib/routes.ts';

export function conversationPath(conversationId: string): string {
  return `${pathTo('history')}?${new URLSearchParams({ conversation: conversationId })}`;
}

/** The leads that hold the words, e.g. the name that a visitor left. */
export function leadsPath(words: string): string {
  return `${pathTo('leads')}?${new URLSearchParams({ text: words })}`;
}
