/** The words of mails about applications: to the agent who decides, and to whoever applies; and of those that change a policy. */
import { readTexts } from '../../kit/read-texts.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import type english from '../../locales/en_us/insurance-mails.json';

export const needs: StoreNeeds = { texts: ['insurance-mails'] };

type InsuranceTexts = typeof english;

/** @param isChange a change of a policy is waiting, not a new application */
export function agentTexts(language: LanguageValue, isChange: boolean): InsuranceTexts['toAgent'] {
  const { toAgent, changeToAgent } = readTexts<InsuranceTexts>('insurance-mails', language);
  return isChange ? { ...toAgent, ...changeToAgent } : toAgent;
}

/** @param isChange a change of a policy was decided, not a new application */
export function applicantTexts(language: LanguageValue, isChange: boolean): InsuranceTexts['toApplicant'] {
  const { toApplicant, changeToHolder } = readTexts<InsuranceTexts>('insurance-mails', language);
  return isChange ? { ...toApplicant, ...changeToHolder } : toApplicant;
}
