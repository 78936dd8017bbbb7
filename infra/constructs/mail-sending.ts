/** The domain that mails come from, and the set of rules that they are sent by (docs/deploy.md, records for mail). */
import { CfnOutput } from 'aws-cdk-lib';
import {
  CloudWatchDimensionSource,
  ConfigurationSet,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  MailFromBehaviorOnMxFailure,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { removalPolicyOf } from './removal-policy.ts';

/** By its name: functions come with stacks that hold no reference to it. */
export const mailConfigurationSet = (stage: Pick<Stage, 'name'>): string => `xpage-${stage.name}`;

/** Host that bounces return to. With it SPF is ours, so DMARC holds even where a DKIM signature was broken on the way. */
export const bounceDomain = ({ mail }: Pick<Stage, 'mail'>): string => `bounce.${mail.identity}`;

export class MailSending extends Construct {
  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id);
    this.makeConfigurationSet(stage);
    const identity = new EmailIdentity(this, 'Identity', {
      identity: Identity.domain(stage.mail.identity),
      mailFromDomain: bounceDomain(stage),
      // Until its records are there, mails leave by Amazon's own host instead of not at all.
      mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
    });
    identity.applyRemovalPolicy(removalPolicyOf(stage));
    if (!stage.local) this.tellRecords(identity, stage);
  }

  private makeConfigurationSet(stage: Stage): void {
    const name = mailConfigurationSet(stage);
    const set = new ConfigurationSet(this, 'Rules', {
      configurationSetName: name,
      reputationMetrics: true,
      // Who bounced for good or complained is not written to again.
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    set.addEventDestination('Figures', {
      destination: EventDestination.cloudWatchDimensions([
        {
          name: 'ses:configuration-set',
          source: CloudWatchDimensionSource.MESSAGE_TAG,
          defaultValue: name,
        },
      ]),
      events: [
        EmailSendingEvent.SEND,
        EmailSendingEvent.DELIVERY,
        EmailSendingEvent.BOUNCE,
        EmailSendingEvent.COMPLAINT,
        EmailSendingEvent.REJECT,
      ],
    });
  }

  /** What has to stand in the domain's DNS, which is not ours to write. */
  private tellRecords(identity: EmailIdentity, { region, mail }: Stage): void {
    const dkim = identity.dkimRecords.map(({ name, value }) => `${name} CNAME ${value}`);
    const bounce = bounceDomain({ mail });
    const records = [
      ...dkim,
      `${bounce} MX 10 feedback-smtp.${region}.amazonses.com`,
      `${bounce} TXT "v=spf1 include:amazonses.com ~all"`,
      `_dmarc.${mail.identity} TXT "v=DMARC1; p=quarantine; rua=mailto:dmarc@${mail.identity}"`,
    ];
    records.forEach((value, index) => new CfnOutput(this, `Record${index + 1}`, { value }));
  }
}
