import { useTranslation } from 'react-i18next';
import { minorOf } from '../../../../../shared/insurance/money.ts';
import type { AskedQuestion } from '../../../../../shared/insurance/product.ts';
import { useFlow } from '../flow/flow-context.ts';
import { useAmounts } from '../use-amounts.ts';

/** An answer as people read it. */
export function useAnswerText(): (asked: AskedQuestion) => string {
  const { t } = useTranslation('insurance');
  const { definition, texts } = useFlow();
  const { day, country, whole } = useAmounts();
  return ({ block, question, answer }) => {
    const options = texts.questions[`${block.about}.${question.id}`]?.options ?? {};
    const isCountry = question.list === 'countries' || question.list === 'nationalities';
    const nameOf = (value: string): string => (isCountry ? country(value) : (options[value] ?? value));
    if (Array.isArray(answer)) {
      const isFile = question.kind === 'photo' || question.kind === 'video' || question.kind === 'file';
      return isFile ? t('files.count', { count: answer.length }) : answer.map(nameOf).join(', ');
    }
    if (typeof answer === 'boolean') return t(answer ? 'yes' : 'no');
    if (typeof answer === 'number') {
      const { currency } = definition;
      return question.kind === 'money' ? whole({ amount: minorOf(answer, currency), currency }) : String(answer);
    }
    if (answer === undefined) return '';
    return question.kind === 'date' ? day(answer) : nameOf(answer);
  };
}
