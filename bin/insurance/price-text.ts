import { checkAnswers } from '../../shared/insurance/check-answers.ts';
import type { ProductDefinition } from '../../shared/insurance/definition.ts';
import { productOf, readApplication } from '../../shared/insurance/product.ts';
import type { ProductCase } from '../../shared/insurance/product-cases.ts';
import { pricePlans } from '../../shared/insurance/rate.ts';
import { underwrite } from '../../shared/insurance/underwrite.ts';
import { moneyText } from '../../shared/rules/money-text.ts';

/** Which case it is, and on which day it is looked at. */
export function titleOfCase({ title, today }: ProductCase): string {
  return `"${title}" on ${today}`;
}

/** What a case costs, line by line; or what is missing, or why it is declined. */
export function priceText(definition: ProductDefinition, { answers, today, voucher }: ProductCase): string {
  const application = readApplication(productOf(definition), answers, { today, plan: null });
  const problems = checkAnswers(application, 'quote');
  if (problems.length > 0) return problems.map(({ question, code }) => `${question}: ${code}`).join('\n');
  const { decision, reasons } = underwrite(application);
  const rules = reasons.map(({ rule }) => rule).join(', ');
  if (decision === 'decline') return `declined: ${rules}`;
  const money = (amount: number): string => moneyText('en', { amount, currency: definition.currency }).padStart(16);
  const plans = pricePlans(application, voucher).map(({ plan, lines, total }) => {
    const rows = lines.map(
      ({ id, person, amount }) => `  ${`${id}${person === null ? '' : ` ${person + 1}`}`.padEnd(24)}${money(amount)}`,
    );
    return [plan, ...rows, `  ${'total'.padEnd(24)}${money(total)}`].join('\n');
  });
  return [decision === 'refer' ? `referred: ${rules}` : 'accepted', ...plans].join('\n');
}
