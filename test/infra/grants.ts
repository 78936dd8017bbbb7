/** What the roles of a stage may do, one action on one resource at a time. */
import { readerOf, type Reader } from './references.ts';
import {
  asList,
  listAt,
  type Placed,
  resourcesOf,
  type StageTemplates,
  type Statement,
  targetOf,
} from './templates.ts';

/** `resource` is text, as the reader gives it. `role`: where the role stands. */
export type Grant = { role: Placed; action: string; resource: string };

/** The role that a reference of the same template names. */
export function roleBehind(templates: StageTemplates, { template }: Placed, reference: unknown): Placed | undefined {
  const id = targetOf(reference);
  return resourcesOf(templates, 'AWS::IAM::Role').find((role) => role.template === template && role.id === id);
}

/** All that policies allow to roles. */
export function grantsOf(templates: StageTemplates, read: Reader = readerOf(templates)): Grant[] {
  return resourcesOf(templates, 'AWS::IAM::Policy').flatMap((policy) =>
    listAt(policy, 'Properties.Roles').flatMap((reference) => {
      const role = roleBehind(templates, policy, reference);
      const statements = listAt(policy, 'Properties.PolicyDocument.Statement') as Statement[];
      return role ? statements.flatMap((statement) => grantsIn(statement, role, read)) : [];
    }),
  );
}

function grantsIn(statement: Statement, role: Placed, read: Reader): Grant[] {
  if (statement.Effect !== 'Allow') return [];
  return asList(statement.Action).flatMap((action) =>
    asList(statement.Resource).map((resource) => ({
      role,
      action: String(action),
      resource: read(resource, role.template),
    })),
  );
}

/** Of one role. */
export function grantsOfRole(grants: readonly Grant[], role: Placed | undefined): Grant[] {
  return grants.filter((grant) => role && grant.role.where === role.where);
}
