/** What the coach reads: the page, and not the greeting that it is to replace. */
import type { DraftKnowledge } from '../draft-knowledge.ts';
import type { Passage } from '../passages.ts';

export function coachPassages({ passages }: DraftKnowledge): Passage[] {
  return passages.filter(({ source }) => source !== 'greeting');
}
