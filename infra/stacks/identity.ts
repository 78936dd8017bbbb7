/** The three kinds of people, a pool each: a token of one is nothing to the calls of another. */
import { Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { Mfa } from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import { type PoolName, poolNames } from '../../shared/model/resources.ts';
import { AccountPool } from '../constructs/account-pool.ts';
import type { Stage } from '../stages.ts';

const mfaOf: Record<PoolName, Mfa> = { owners: Mfa.OPTIONAL, customers: Mfa.OPTIONAL, staff: Mfa.REQUIRED };

export class IdentityStack extends Stack {
  readonly pools: Record<PoolName, AccountPool>;

  constructor(scope: Construct, id: string, props: StackProps & { stage: Stage }) {
    super(scope, id, props);
    const make = (name: PoolName) => new AccountPool(this, name, { stage: props.stage, name, mfa: mfaOf[name] });
    this.pools = Object.fromEntries(poolNames.map((name) => [name, make(name)])) as Record<PoolName, AccountPool>;
    Validations.of(this).acknowledge(
      {
        id: 'AwsSolutions-COG2',
        reason:
          'Staff must use a second factor; owners and customers may, since the specification lets them in with one.',
      },
      {
        id: 'AwsSolutions-COG8',
        reason: 'Threat protection costs by the user and is on in prod, where the users are.',
      },
    );
  }
}
