/** Words of the screens that only staff see: they are English everywhere. */
import type { PlanId } from '../../../../shared/model/account.ts';
import type { Money } from '../../../../shared/model/billing.ts';
import type { Complaint, StaffAct, StaffDecision } from '../../../../shared/model/complaint.ts';
import { moneyText } from '../../../../shared/rules/money-text.ts';

export const reasonWords: Record<NonNullable<Complaint['reason']>, string> = {
  impersonation: 'Pretends to be somebody else',
  misleading: 'Misleading',
  offensive: 'Offensive',
  spam: 'Spam',
  copyright: 'Copyright',
  other: 'Something else',
};

export const decisionWords: Record<StaffDecision, { action: string; done: string; help: string }> = {
  dismiss: { action: 'Dismiss', done: 'Dismissed', help: 'The owner hears nothing of it.' },
  warn: {
    action: 'Warn the owner',
    done: 'Owner warned',
    help: 'The page stays; the owner gets a mail with the reason.',
  },
  suspend: {
    action: 'Suspend the page',
    done: 'Page suspended',
    help: 'Visitors see a notice at once. The owner gets a mail with the reason, can export everything and appeal once.',
  },
  lift: {
    action: 'Lift the suspension',
    done: 'Suspension lifted',
    help: 'The page goes live again as it was. The owner gets a mail with your note.',
  },
};

export const actWords: Record<StaffAct['act'], string> = {
  view: 'Looked at it',
  dismiss: decisionWords.dismiss.done,
  warn: decisionWords.warn.done,
  suspend: decisionWords.suspend.done,
  lift: decisionWords.lift.done,
  'open-session': 'Session opened',
  'view-account': 'Looked at the account',
  'close-session': 'Session closed',
  unlock: 'Account unlocked',
  'end-sessions': 'Signed out everywhere',
  'suspend-account': 'Account suspended',
  'lift-account': 'Suspension of the account lifted',
  refund: 'Payment given back',
};

export const planWords: Record<PlanId, string> = {
  free: 'Free',
  individual: 'Individual',
  pro: 'Pro for documents',
  team1: 'Team 1',
  team2: 'Team 2',
};

export function titleOf({ kind, reason }: Pick<Complaint, 'kind' | 'reason'>): string {
  return kind === 'appeal' || reason === null ? 'Appeal of the owner' : reasonWords[reason];
}

/** "12 Mar 2026, 14:05", on the clocks of whoever reads. */
export function momentWords(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}

export const moneyWords = (money: Money): string => moneyText('en-GB', money);
