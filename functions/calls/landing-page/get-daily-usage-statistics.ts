import type { getDailyUsageStatistics as contract } from '../../../shared/calls/landing-page.ts';
import type { DayFigures } from '../../../shared/model/conversation.ts';
import { findAccount } from '../../domain/accounts/find-account.ts';
import { readDays } from '../../domain/conversations/read-figures.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getDailyUsageStatistics: Handler<typeof contract> = async ({ days: window }, { actor, now }) => {
  const account = await findAccount(actor.id);
  const days = await readDays(actor.id, account?.timeZone ?? 'UTC', window, now);
  const total = (figure: Exclude<keyof DayFigures, 'date'>): number => days.reduce((sum, day) => sum + day[figure], 0);
  return {
    days,
    totals: {
      views: total('views'),
      conversations: total('conversations'),
      questions: total('questions'),
      leads: total('leads'),
    },
  };
};
