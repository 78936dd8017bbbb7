/**
 * The secrets, each made by Secrets Manager and never seen by anybody. A secret that was deleted keeps its name for up to thirty days,
 * so on AWS a name ends with a part of its stack's id: a stack that is made anew has other names. Outputs tell them.
 */
import { CfnOutput, Fn, Stack, Validations } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { type SecretName, secretNames } from '../../shared/model/resources.ts';
import type { Stage } from '../stages.ts';
import { removalPolicyOf } from './removal-policy.ts';

const descriptions: Record<SecretName, string> = {
  signing: 'Key material of the signing session; rotated by job-rotate-signing-keys',
  origin: 'The header with which CloudFront proves itself to the API',
  pepper: 'Mixed into hashes of codes and PINs',
  meta: 'Secret of the app at Meta; put there by hand where one is registered',
  wallet: 'Keys that wallet passes are signed with; put there by hand where the stage offers passes',
  google: 'Secret of the client at Google that people sign in with; put there by hand where one is registered',
  stripe: 'Keys of Stripe; put there by hand where cards are taken',
  paypal: 'Keys of PayPal; put there by hand where PayPal is taken',
  gopay: 'Keys of Midtrans; put there by hand where GoPay is taken',
};

export class AppSecrets extends Construct {
  readonly secrets: Record<SecretName, ISecret>;

  constructor(scope: Construct, id: string, props: { stage: Stage; key: IKey | undefined }) {
    super(scope, id);
    const make = (name: SecretName) => this.makeSecret(name, props.stage, props.key);
    this.secrets = Object.fromEntries(secretNames.map((name) => [name, make(name)])) as Record<SecretName, ISecret>;
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'signing rotates by a schedule of the jobs stack, which this rule does not see from here; origin changes with a ' +
        'deployment of the distribution that sends it; a new pepper would make every stored hash worthless; ' +
        'the others are changed at their providers first (Meta, Apple, Google, Stripe, PayPal, Midtrans).',
    });
  }

  private makeSecret(name: SecretName, stage: Stage, key: IKey | undefined): ISecret {
    const secret = new Secret(this, name, {
      secretName: this.nameOf(name, stage),
      description: descriptions[name],
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: removalPolicyOf(stage),
      ...(key ? { encryptionKey: key } : {}),
    });
    if (!stage.local) new CfnOutput(this, `NameOf-${name}`, { value: this.nameOf(name, stage) });
    // The class's optional members are not exactly those of its own interface.
    return secret as ISecret;
  }

  /** `arn:aws:cloudformation:<region>:<account>:stack/<name>/<id>`: the id has no other stack of that name. */
  private nameOf(name: SecretName, stage: Stage): string {
    const base = `xpage/${stage.name}/${name}`;
    if (stage.local) return base;
    const id = Fn.select(2, Fn.split('/', Stack.of(this).stackId));
    // Not the last part: Secrets Manager takes a name that ends with a hyphen and six characters for an ARN's ending.
    return Fn.join('/', [base, Fn.select(0, Fn.split('-', id))]);
  }
}
