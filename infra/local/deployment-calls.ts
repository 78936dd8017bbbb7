/**
 * Does the work of the CDK's AwsCustomResource: makes the calls that templates want made at deployment. A call is made at
 * the first start and whenever it has changed since, as CloudFormation would at a deployment.
 * Source: aws-cdk-lib, module custom-resources, AwsCustomResource.
 */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { AwsCaller } from './aws-call.ts';
import type { DeploymentRecord } from './deploy.ts';
import type { Resource, Resources } from './template/resources.ts';

export type DeploymentCallsOptions = {
  resources: Resources;
  sqs: AwsCaller;
  record: DeploymentRecord;
};

/** Texts, because the CDK passes each call as JSON. */
const PropertiesSchema = z.object({ Create: z.string().optional(), Update: z.string().optional() });

const CallSchema = z.object({
  service: z.string(),
  action: z.string(),
  parameters: z.record(z.string(), z.unknown()).default({}),
});

/** Returns how many calls were made. Throws for a call that is not served here and for one that is refused. */
export async function makeDeploymentCalls(options: DeploymentCallsOptions): Promise<number> {
  let made = 0;
  for (const resource of options.resources.ofType('Custom::AWS')) {
    if (await callIfChanged(resource, options)) made += 1;
  }
  return made;
}

async function callIfChanged(resource: Resource, { sqs, record }: DeploymentCallsOptions): Promise<boolean> {
  const properties = resource.properties();
  const hash = createHash('sha256').update(JSON.stringify(properties)).digest('hex');
  const before = record.get(resource.where);
  if (before === hash) return false;
  const { Create, Update } = PropertiesSchema.parse(properties);
  const text = before === undefined ? Create : Update;
  if (text !== undefined) await makeCall(text, resource.where, sqs);
  record.set(resource.where, hash);
  return text !== undefined;
}

async function makeCall(text: string, where: string, sqs: AwsCaller): Promise<void> {
  const { service, action, parameters } = CallSchema.parse(JSON.parse(text));
  if (service !== '@aws-sdk/client-sqs' || action !== 'SendMessageCommand') {
    throw new Error(
      `${where} calls ${action} of ${service} at deployment. Expected SendMessageCommand of @aws-sdk/client-sqs; ` +
        'serve the call in infra/local/deployment-calls.ts.',
    );
  }
  await sqs.call('AmazonSQS.SendMessage', parameters);
}
