/**
 * Decides whether policies allow a need: an explicit Deny wins, then any Allow, else it is denied.
 * Source: IAM user guide, "Policy evaluation logic".
 */
import type { Need } from '../engines/engine.ts';
import { conditionsHold, wildcard } from './conditions.ts';

export type Statement = {
  Effect: 'Allow' | 'Deny';
  Action?: string[] | undefined;
  NotAction?: string[] | undefined;
  Resource?: string[] | undefined;
  NotResource?: string[] | undefined;
  Condition?: Record<string, unknown> | undefined;
};

export type Decision = 'allowed' | 'explicitly denied' | 'not allowed';

/** Throws for a condition operator that isn't known, when the statement would otherwise fit. */
export function evaluateNeed(statements: readonly Statement[], need: Need): Decision {
  const fitting = statements.filter((statement) => fits(statement, need));
  if (fitting.some((statement) => statement.Effect === 'Deny')) return 'explicitly denied';
  return fitting.length > 0 ? 'allowed' : 'not allowed';
}

function fits(statement: Statement, need: Need): boolean {
  return (
    fitsAction(statement, need.action) &&
    fitsResource(statement, need.resource) &&
    conditionsHold(statement.Condition ?? {}, { 'aws:SecureTransport': 'true', ...need.conditions })
  );
}

/** Action names are compared without regard to case. */
function fitsAction({ Action, NotAction }: Statement, action: string): boolean {
  const isNamed = (patterns: string[]): boolean => patterns.some((pattern) => wildcard(pattern, 'i').test(action));
  return Action ? isNamed(Action) : NotAction !== undefined && !isNamed(NotAction);
}

function fitsResource({ Resource, NotResource }: Statement, resource: string): boolean {
  const isNamed = (patterns: string[]): boolean => patterns.some((pattern) => wildcard(pattern).test(resource));
  return Resource ? isNamed(Resource) : NotResource !== undefined && !isNamed(NotResource);
}
