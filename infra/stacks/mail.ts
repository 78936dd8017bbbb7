/** What mails are sent by. Before the functions that send: they name its configuration set, which SES has to know. */
import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { MailSending } from '../constructs/mail-sending.ts';
import type { Stage } from '../stages.ts';

export class MailStack extends Stack {
  constructor(scope: Construct, id: string, props: StackProps & { stage: Stage }) {
    super(scope, id, props);
    new MailSending(this, 'Sending', { stage: props.stage });
  }
}
