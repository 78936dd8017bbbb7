/** Which runbook says what to do when an alarm goes off. Each alarm names its own in its description. */
import { securitySignals } from '../shared/model/security-signals.ts';

const runbooks: Record<string, string> = {
  ApiDown: 'api-errors',
  ApiFaults: 'api-errors',
  ApiSlow: 'api-slow',
  InvoicesLate: 'papers-late',
  PapersLate: 'papers-late',
  OutboxLate: 'outbox-late',
  MailBounces: 'mail-reputation',
  MailComplaints: 'mail-reputation',
  ModelTokens: 'spending',
  PhoneMessages: 'spending',
  SmsSpending: 'spending',
  BackupFailed: 'backup-failed',
  DeletionRemains: 'deletion-remains',
  FirewallBlocks: 'firewall-blocks',
};

/** Of alarms that each function or queue has, by what their ids begin with. */
const runbooksOfKinds: Record<string, string> = {
  Errors: 'function-errors',
  Throttles: 'function-throttles',
  Failed: 'dead-letter-queue',
};

/**
 * The path of the runbook, from the root of the project.
 * @param id of the alarm, without its stage and what it means to users
 * @throws for an alarm that has none
 */
export function runbookOf(id: string): string {
  const [kind = ''] = id.split('-', 1);
  const name = Object.hasOwn(securitySignals, id)
    ? kebabCase(id)
    : (ownValue(runbooks, id) ?? (kind === id ? undefined : ownValue(runbooksOfKinds, kind)));
  if (name !== undefined) return `docs/runbooks/${name}.md`;
  throw new Error(
    `The alarm ${id} has no runbook. Expected one in docs/runbooks, and its name in infra/alarm-runbooks.ts.`,
  );
}

/** `WrongCodes` → `wrong-codes`. */
const kebabCase = (name: string): string => name.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();

const ownValue = (values: Record<string, string>, key: string): string | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;
