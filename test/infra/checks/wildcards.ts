/** That no role may do more than somebody has thought about: each asterisk is on a list, with its reason. */
import { accepts, acceptedWildcards, isAcceptedStatement, wildcardsIn } from '../../../infra/accepted-wildcards.ts';
import { listAt, type Placed, resourcesOf, type StageTemplates, type Statement } from '../templates.ts';
import { breakFirst, type Check } from './check.ts';

const statementsOf = (policy: Placed) => listAt(policy, 'Properties.PolicyDocument.Statement') as Statement[];

/** Statements of roles that hold an asterisk, and where. */
function withAsterisk(templates: StageTemplates): { policy: Placed; statement: Statement }[] {
  return resourcesOf(templates, 'AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy').flatMap((policy) =>
    statementsOf(policy)
      .filter((statement) => statement.Effect === 'Allow' && wildcardsIn(statement).length > 0)
      .map((statement) => ({ policy, statement })),
  );
}

export const wildcardChecks: Check[] = [
  {
    id: 'R29',
    title: 'every asterisk in the rights of a role is on the list with a reason (infra/accepted-wildcards.ts)',
    faults: (templates) =>
      withAsterisk(templates)
        .filter(({ policy, statement }) => !isAcceptedStatement(policy.id, statement))
        .map(({ policy, statement }) => `${policy.where}: ${wildcardsIn(statement).join(', ')}`),
    break: (templates) =>
      breakFirst(templates, 'AWS::IAM::Policy', (properties) =>
        listAt(properties, 'PolicyDocument.Statement').push({
          Effect: 'Allow',
          Action: 's3:GetObject',
          Resource: 'arn:aws:s3:::*',
        }),
      ),
  },
  {
    id: 'R29b',
    title: 'the list of asterisks holds nothing that no role needs any more',
    only: ['dev', 'uat', 'preprod', 'prod'],
    faults: (templates) =>
      acceptedWildcards
        .filter(
          (accepted) =>
            !withAsterisk(templates).some(({ policy, statement }) => accepts(accepted, policy.id, statement)),
        )
        .map(({ reason }) => `not needed: ${reason}`),
    break: (templates) => {
      for (const { Properties } of resourcesOf(templates, 'AWS::IAM::Policy'))
        Properties['PolicyDocument'] = { Statement: [] };
    },
  },
];
