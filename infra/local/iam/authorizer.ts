/** Who may do what: each function's access key with the statements of its role. */
import { EngineError, type Need } from '../engines/engine.ts';
import { evaluateNeed, type Statement } from './evaluate.ts';

export type Principal = {
  keyId: string;
  /** As AWS names the session: `arn:aws:sts::<account>:assumed-role/<role>/<function>`. */
  sessionArn: string;
  statements: readonly Statement[];
};

export type Authorizer = {
  /**
   * Throws EngineError AccessDeniedException in AWS's words when a need isn't met, and UnrecognizedClientException for
   * a key that nobody has.
   */
  authorize(keyId: string | undefined, needs: Need[]): void;
  /** Whether the key's holder may do it; nothing is logged. */
  isAllowed(keyId: string, need: Need): boolean;
};

/** The holder of `rootKeyId` is the small cloud itself and may do everything. `onDenied` gets the line to log. */
export function createAuthorizer(
  principals: readonly Principal[],
  rootKeyId: string,
  onDenied: (line: string) => void,
): Authorizer {
  const byKey = new Map(principals.map((principal) => [principal.keyId, principal]));
  return {
    authorize: (keyId, needs) => {
      if (keyId === rootKeyId) return;
      const principal = keyId === undefined ? undefined : byKey.get(keyId);
      if (!principal) throw unknownKey(keyId);
      for (const need of needs) authorizeNeed(principal, need, onDenied);
    },
    isAllowed: (keyId, need) =>
      keyId === rootKeyId || evaluateNeed(byKey.get(keyId)?.statements ?? [], need) === 'allowed',
  };
}

function authorizeNeed(principal: Principal, need: Need, onDenied: (line: string) => void): void {
  const decision = evaluateNeed(principal.statements, need);
  if (decision === 'allowed') return;
  const reason =
    decision === 'explicitly denied'
      ? 'with an explicit deny in an identity-based policy'
      : `because no identity-based policy allows the ${need.action} action`;
  const message =
    `User: ${principal.sessionArn} is not authorized to perform: ${need.action} ` +
    `on resource: ${need.resource} ${reason}`;
  onDenied(`IAM: ${message}`);
  throw new EngineError('AccessDeniedException', message, 400);
}

function unknownKey(keyId: string | undefined): EngineError {
  if (keyId === undefined) return new EngineError('MissingAuthenticationToken', 'The request is not signed.', 403);
  return new EngineError('UnrecognizedClientException', 'The security token included in the request is invalid.', 403);
}
