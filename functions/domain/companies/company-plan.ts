/** What a company may do: the plan of the account that founded it. */
import { plans, planAt } from '../../../shared/model/account.ts';
import { findAccount } from '../accounts/find-account.ts';

export type CompanyPlan = {
  /** Whether the plan includes document chat. */
  isIncluded: boolean;
  /** Most products. */
  products: number;
  questionsPerMonth: number;
  /** IANA name: days and months of its figures. */
  timeZone: string;
};

export async function readCompanyPlan(companyId: string, now: Date): Promise<CompanyPlan> {
  const founder = await findAccount(companyId);
  const { features, products, questionsPerMonth } =
    plans[founder?.status === 'active' ? planAt(founder.plan, now) : 'free'];
  return {
    isIncluded: features.includes('document-chat'),
    products,
    questionsPerMonth,
    timeZone: founder?.timeZone ?? 'UTC',
  };
}
