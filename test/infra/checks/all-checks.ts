/** Every check over the templates of a stage: the security checklist (K), and each reference against what it names (R). */
import { alarmTargetChecks } from './alarm-targets.ts';
import { browserHostChecks } from './browser-hosts.ts';
import { callRouteChecks } from './call-routes.ts';
import type { Check } from './check.ts';
import { dataSafetyChecks } from './data-safety.ts';
import { declaredRightsChecks } from './declared-rights.ts';
import { edgePathChecks } from './edge-paths.ts';
import { encryptionChecks } from './encryption.ts';
import { eventSourceChecks } from './event-sources.ts';
import { exposureChecks } from './exposure.ts';
import { firewallChecks } from './firewall.ts';
import { headerChecks } from './headers.ts';
import { identityChecks } from './identity.ts';
import { invokerChecks } from './invokers.ts';
import { keyChecks } from './keys.ts';
import { limitChecks } from './limits.ts';
import { packageChecks } from './packages.ts';
import { referenceChecks } from './references.ts';
import { resilienceChecks } from './resilience.ts';
import { rightsChecks } from './rights.ts';
import { secretChecks } from './secrets.ts';
import { variableChecks } from './variables.ts';
import { wildcardChecks } from './wildcards.ts';

/** Of the security checklist. */
export const checklist: readonly Check[] = [
  ...encryptionChecks,
  ...rightsChecks,
  ...dataSafetyChecks,
  ...exposureChecks,
  ...firewallChecks,
  ...headerChecks,
  ...identityChecks,
  ...limitChecks,
  ...resilienceChecks,
  ...secretChecks,
];

export const referenceLists: readonly Check[] = [
  ...referenceChecks,
  ...packageChecks,
  ...declaredRightsChecks,
  ...eventSourceChecks,
  ...invokerChecks,
  ...keyChecks,
  ...alarmTargetChecks,
  ...browserHostChecks,
  ...edgePathChecks,
  ...callRouteChecks,
  ...variableChecks,
  ...wildcardChecks,
];

export const allChecks: readonly Check[] = [...checklist, ...referenceLists];
