/** The three kinds of people, a pool each: a token of one is nothing to the calls of another. */
import { Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { CfnUserPoolGroup, Mfa, UserPoolOperation } from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import { ADMINISTRATORS } from '../../shared/model/staff.ts';
import { type PoolName, poolNames } from '../../shared/model/resources.ts';
import { AccountPool } from '../constructs/account-pool.ts';
import { AppFunction } from '../constructs/app-function.ts';
import type { Surroundings } from '../constructs/surroundings.ts';
import { authChallengeFunction } from '../functions.ts';

const mfaOf: Record<PoolName, Mfa> = { owners: Mfa.OPTIONAL, customers: Mfa.OPTIONAL, staff: Mfa.REQUIRED };

/** Staff sign in with password and authenticator app, and in no other way. */
const ticketPools = ['owners', 'customers'] as const satisfies readonly PoolName[];

export class IdentityStack extends Stack {
  readonly pools: Record<PoolName, AccountPool>;

  /** The function that the pools ask at a sign-in by ticket. */
  readonly authChallenge: AppFunction;

  constructor(scope: Construct, id: string, props: StackProps & { around: Omit<Surroundings, 'pools'> }) {
    super(scope, id, props);
    const { around } = props;
    const make = (name: PoolName) => new AccountPool(this, name, { stage: around.stage, name, mfa: mfaOf[name] });
    this.pools = Object.fromEntries(poolNames.map((name) => [name, make(name)])) as Record<PoolName, AccountPool>;
    new CfnUserPoolGroup(this, 'Administrators', {
      userPoolId: this.pools.staff.pool.userPoolId,
      groupName: ADMINISTRATORS,
      description: 'Staff who unlock and suspend accounts and give payments back',
    });
    this.authChallenge = new AppFunction(this, authChallengeFunction.name, {
      settings: authChallengeFunction,
      around: { ...around, pools: this.pools },
    });
    for (const name of ticketPools) this.askAtSignIn(this.pools[name]);
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

  private askAtSignIn({ pool }: AccountPool): void {
    pool.addTrigger(UserPoolOperation.DEFINE_AUTH_CHALLENGE, this.authChallenge.handler);
    pool.addTrigger(UserPoolOperation.CREATE_AUTH_CHALLENGE, this.authChallenge.handler);
    pool.addTrigger(UserPoolOperation.VERIFY_AUTH_CHALLENGE_RESPONSE, this.authChallenge.handler);
  }
}
