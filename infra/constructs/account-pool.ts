/** A user pool: Cognito keeps passwords and makes tokens; sign-up, codes and lock-out are ours. */
import { Duration } from 'aws-cdk-lib';
import {
  AccountRecovery,
  FeaturePlan,
  type Mfa,
  StandardThreatProtectionMode,
  UserPool,
  UserPoolClient,
  UserPoolClientIdentityProvider,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import type { PoolName } from '../../shared/model/resources.ts';
import type { Stage } from '../stages.ts';
import { removalPolicyOf } from './removal-policy.ts';

export type AccountPoolProps = { stage: Stage; name: PoolName; mfa: Mfa };

export class AccountPool extends Construct {
  readonly pool: UserPool;
  readonly client: UserPoolClient;

  constructor(scope: Construct, id: string, props: AccountPoolProps) {
    super(scope, id);
    this.pool = this.makePool(props);
    this.client = this.makeClient(props.name);
  }

  private makePool({ stage, name, mfa }: AccountPoolProps): UserPool {
    return new UserPool(this, 'Pool', {
      userPoolName: `xpage-${stage.name}-${name}`,
      // Accounts are made by our calls, with administrator rights: nobody signs up at the pool itself.
      selfSignUpEnabled: false,
      // Owners and customers are known by an id of ours: their addresses and numbers are our tables' business alone.
      signInAliases: name === 'staff' ? { email: true } : { username: true },
      signInCaseSensitive: false,
      autoVerify: { email: false },
      ...(name === 'staff' ? { standardAttributes: { email: { required: true, mutable: true } } } : {}),
      passwordPolicy: {
        minLength: 8,
        requireLowercase: true,
        requireUppercase: true,
        requireDigits: true,
        requireSymbols: true,
        tempPasswordValidity: Duration.days(1),
      },
      mfa,
      mfaSecondFactor: { otp: true, sms: false },
      // Codes are ours: Cognito's own live for an hour.
      accountRecovery: AccountRecovery.NONE,
      featurePlan: stage.hasThreatProtection ? FeaturePlan.PLUS : FeaturePlan.ESSENTIALS,
      ...(stage.hasThreatProtection
        ? { standardThreatProtectionMode: StandardThreatProtectionMode.FULL_FUNCTION }
        : {}),
      deletionProtection: stage.isProtected,
      removalPolicy: removalPolicyOf(stage),
    });
  }

  /** For our functions alone, which sign in with administrator rights: no secret, no SRP, refresh by rotation only. */
  private makeClient(name: PoolName): UserPoolClient {
    return new UserPoolClient(this, 'Client', {
      userPool: this.pool,
      userPoolClientName: name,
      generateSecret: false,
      authFlows: { adminUserPassword: true, custom: true },
      disableOAuth: true,
      supportedIdentityProviders: [UserPoolClientIdentityProvider.COGNITO],
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      idTokenValidity: Duration.minutes(60),
      accessTokenValidity: Duration.minutes(60),
      refreshTokenValidity: Duration.days(30),
      refreshTokenRotationGracePeriod: Duration.seconds(60),
    });
  }
}
