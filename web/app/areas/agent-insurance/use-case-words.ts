/** What is said of an application or policy in a line. */
import { useTranslation } from 'react-i18next';
import type { AgentCase } from '../../../../shared/insurance/agent-case.ts';
import { moneyText } from '../../../../shared/rules/money-text.ts';

export function useCaseWords(tag: string) {
  const { t } = useTranslation('agent-insurance');
  const dayText = (day: string): string =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  /** What the customer owes; empty where nothing is due. */
  const unpaid = ({ dueInstalment }: AgentCase): string => {
    if (dueInstalment === null) return '';
    const { number, count, money, due } = dueInstalment;
    return t('unpaid', { number, count, total: moneyText(tag, money), day: dayText(due) });
  };
  /** Where somebody stopped, who decides, or for when it holds; empty where there is nothing to say. */
  const remark = ({ stoppedAt, decider, cover }: AgentCase): string => {
    if (decider !== null && decider !== 'you') return t(`decider.${decider}`);
    if (cover !== null) return t('cover', { start: dayText(cover.start), end: dayText(cover.end) });
    if (stoppedAt === null) return '';
    const { step, question } = stoppedAt;
    if (step !== 'question') return t(`stopped.${step}`);
    return question === '' ? '' : t('stopped.question', { question });
  };
  return { dayText, remark, unpaid };
}
