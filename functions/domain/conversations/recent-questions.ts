/** What was asked in a conversation within the last 60 days: in one that goes on for longer, no question outlasts its own. */
import { INTERACTION_DAYS } from '../../../shared/model/lifecycle.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import type { ConversationRow } from './conversation-rows.ts';

type Asked = Pick<ConversationRow, 'questions' | 'askedAt' | 'firstQuestion'>;

/** Questions of before their times were kept stand first, and go with the row. */
export function recentQuestions({ questions, askedAt, firstQuestion }: Asked, now: Date): Asked {
  const since = epochSeconds(now) - INTERACTION_DAYS * 86_400;
  const untimed = questions.length - askedAt.length;
  const recent = questions.filter((_, index) => index < untimed || (askedAt[index - untimed] ?? 0) > since);
  if (recent.length === questions.length) return { questions, askedAt, firstQuestion };
  return { questions: recent, askedAt: askedAt.filter((time) => time > since), firstQuestion: recent[0] ?? '' };
}
