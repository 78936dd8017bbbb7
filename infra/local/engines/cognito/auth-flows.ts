/** Which flow may be started by whom: the template allows flows per client, and some are for callers with IAM only. */
import { EngineError } from '../engine.ts';
import { invalidParameter } from './errors.ts';
import { isFlowAllowed, type ClientConfig } from './pool-config.ts';

export const AUTH_FLOWS = [
  'ADMIN_USER_PASSWORD_AUTH',
  'ADMIN_NO_SRP_AUTH',
  'CUSTOM_AUTH',
  'REFRESH_TOKEN',
  'REFRESH_TOKEN_AUTH',
  'USER_AUTH',
  'USER_PASSWORD_AUTH',
  'USER_SRP_AUTH',
] as const;

export type AuthFlow = (typeof AUTH_FLOWS)[number];
export type SupportedFlow = 'ADMIN_USER_PASSWORD_AUTH' | 'CUSTOM_AUTH';

const ADMIN_FLOWS: readonly AuthFlow[] = ['ADMIN_USER_PASSWORD_AUTH', 'ADMIN_NO_SRP_AUTH'];

/** The flow under the name that the template uses for it. */
const TEMPLATE_NAMES: Partial<Record<AuthFlow, string>> = {
  ADMIN_NO_SRP_AUTH: 'ADMIN_USER_PASSWORD_AUTH',
  REFRESH_TOKEN: 'REFRESH_TOKEN_AUTH',
};

const REFUSALS: Partial<Record<AuthFlow, string>> = {
  ADMIN_USER_PASSWORD_AUTH: 'Auth flow not enabled for this client',
  ADMIN_NO_SRP_AUTH: 'Auth flow not enabled for this client',
  USER_PASSWORD_AUTH: 'USER_PASSWORD_AUTH flow not enabled for this client',
};

/**
 * Throws EngineError InvalidParameterException for a flow that the client does not allow, or that AWS starts only by
 * AdminInitiateAuth; UnknownOperationException for one that is allowed but that nobody here needs.
 */
export function assertFlowAllowed(
  client: ClientConfig,
  flow: AuthFlow,
  operation: 'InitiateAuth' | 'AdminInitiateAuth',
): asserts flow is SupportedFlow {
  if (operation === 'InitiateAuth' && ADMIN_FLOWS.includes(flow)) {
    throw invalidParameter('Initiate Auth method not supported.');
  }
  if (!isFlowAllowed(client, TEMPLATE_NAMES[flow] ?? flow)) {
    throw invalidParameter(REFUSALS[flow] ?? `${flow} is not enabled for the client.`);
  }
  if (flow !== 'ADMIN_USER_PASSWORD_AUTH' && flow !== 'CUSTOM_AUTH') {
    throw new EngineError(
      'UnknownOperationException',
      `The client ${client.id} allows ${flow}, but the local user pools know only ADMIN_USER_PASSWORD_AUTH and ` +
        'CUSTOM_AUTH. Use one of these, or remove the flow from the template.',
    );
  }
}
