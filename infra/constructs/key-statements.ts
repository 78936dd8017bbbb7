/** Rights on the stage's own key, where it has one: reading takes decryption, writing a data key as well. */
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';

const actions = { read: ['kms:Decrypt'], write: ['kms:Decrypt', 'kms:GenerateDataKey'] };

/** Nothing when the stage has no key of its own. */
export function keyStatements(key: IKey | undefined, access: 'read' | 'write'): PolicyStatement[] {
  return key ? [new PolicyStatement({ actions: actions[access], resources: [key.keyArn] })] : [];
}
