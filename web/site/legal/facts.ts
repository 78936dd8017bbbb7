/** What fills the places of the legal documents: figures from the service's constants, names from the operator's details. */
import { operator } from '../../../shared/legal/operator.ts';
import {
  responseTimes,
  serviceConstants as constants,
  type ResponseTime,
  type ResponseTimes,
} from '../../../shared/legal/service-constants.ts';
import { WITHDRAWAL_DAYS } from './regions/europe.ts';

const { support, liabilityMonths } = constants;

const plain = {
  minimumAge: constants.minimumAge,
  regions: constants.regions,
  trialDays: constants.trialDays,
  uptime: `${constants.uptimePercent}%`,
  maintenanceHours: constants.maintenanceNoticeHours,
  outageHours: constants.outageNoticeHours,
  supportHours: `${support.days}, ${support.from} to ${support.until} (${support.timeZone})`,
  pageLiabilityMonths: liabilityMonths.page,
  chatLiabilityMonths: liabilityMonths.documentChat,
  accountLiabilityMonths: liabilityMonths.account,
  interactionDays: constants.interactionDays,
  inactiveDays: constants.inactiveDays,
  inactiveWarnings: new Intl.ListFormat('en').format(constants.inactiveWarningDays.map(String)),
  backupMonths: constants.backupMonths,
  binDays: constants.binDays,
  exportDays: constants.exportDays,
  invoiceYears: constants.invoiceYears,
  policyYears: constants.policyYears,
  withdrawalDays: WITHDRAWAL_DAYS,
  ...operator,
};

/** `standardCritical`, `fasterGeneral`: of the plans without and with document chat. */
const answers = { ...answersOf('standard', responseTimes.free), ...answersOf('faster', responseTimes.pro) };

export const facts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, String(value)])),
  ...answers,
};

/** @throws when a place has no fact */
export function fillFacts(text: string, own: Readonly<Record<string, string>> = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = own[name] ?? facts[name];
    if (fact === undefined) throw new Error(`A legal text names {{${name}}}. facts.ts has no such fact.`);
    return fact;
  });
}

function timeText({ amount, unit }: ResponseTime): string {
  const words = amount === 1 ? unit.slice(0, -1) : unit;
  return `${amount} ${unit === 'days' ? 'working ' : ''}${words}`;
}

function answersOf(name: string, times: ResponseTimes): Record<string, string> {
  return {
    [`${name}Critical`]: timeText(times.critical),
    [`${name}High`]: timeText(times.high),
    [`${name}General`]: timeText(times.general),
  };
}
