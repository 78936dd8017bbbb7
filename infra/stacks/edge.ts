/** What CloudFront takes from us-east-1 only: the certificate and the firewall. */
import { Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { Construct } from 'constructs';
import { AlarmTopic } from '../constructs/alarm-topic.ts';
import { Alarms } from '../constructs/alarms.ts';
import { EdgeFirewall } from '../constructs/edge-firewall.ts';
import { addFirewallAlarm } from '../constructs/work-alarms.ts';
import type { Stage } from '../stages.ts';

export class EdgeStack extends Stack {
  readonly certificate: ICertificate;
  readonly firewallArn: string;

  constructor(scope: Construct, id: string, props: StackProps & { stage: Stage; buildRoot: string }) {
    super(scope, id, props);
    const { stage, buildRoot } = props;
    this.certificate = new Certificate(this, 'Certificate', {
      domainName: stage.domain,
      subjectAlternativeNames: [stage.mediaDomain],
      // The records are made where the domain's DNS is (docs/deploy.md).
      validation: CertificateValidation.fromDns(),
    });
    this.firewallArn = new EdgeFirewall(this, 'Firewall', { stage, buildRoot }).arn;
    const { topic } = new AlarmTopic(this, 'AlarmTopic', { stage });
    addFirewallAlarm(new Alarms(this, 'Alarms', { stage, topic }), stage);
  }
}
