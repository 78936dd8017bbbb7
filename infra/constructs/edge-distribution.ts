/** A CloudFront distribution: its name, certificate, firewall and logs. Its behaviours are the caller's. */
import { Duration, Validations } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  type BehaviorOptions,
  Distribution,
  type ErrorResponse,
  HttpVersion,
  PriceClass,
  SecurityPolicyProtocol,
} from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

/** What a distribution has that is open to the internet; absent on one machine. */
export type PublicEdge = { certificate: ICertificate; firewallArn: string; logBucket: IBucket };

export type EdgeDistributionProps = {
  stage: Stage;
  name: 'app' | 'media';
  domain: string;
  publicEdge: PublicEdge | undefined;
  behaviour: BehaviorOptions;
  behavioursByPath?: Record<string, BehaviorOptions>;
  /** Path of the document that stands in for the edge's own page; a behaviour without a function has to serve it. */
  errorPage?: string;
};

const priceClasses = {
  PriceClass_100: PriceClass.PRICE_CLASS_100,
  PriceClass_All: PriceClass.PRICE_CLASS_ALL,
};

/** Each of these is of one visitor alone: it names their request, in their language. By itself the edge keeps it for ten seconds. */
const errorsNotKept: ErrorResponse[] = [404, 500, 502, 503].map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}));

/**
 * Error responses hold for all behaviours and would replace the API's own answers. 504 is the one that neither the calls nor
 * pages ever give themselves: nothing behind the edge answered at all.
 */
const ourWordsAt = (responsePagePath: string): ErrorResponse => ({
  httpStatus: 504,
  responseHttpStatus: 504,
  responsePagePath,
  ttl: Duration.seconds(0),
});

export class EdgeDistribution extends Construct {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: EdgeDistributionProps) {
    super(scope, id);
    const { stage, name, domain, publicEdge, errorPage } = props;
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `xpage ${stage.name} ${name}`,
      defaultBehavior: props.behaviour,
      additionalBehaviors: props.behavioursByPath ?? {},
      httpVersion: HttpVersion.HTTP2_AND_3,
      // Visitors come with IPv6 too: limits count their networks (functions/kit/viewer-network.ts), the firewall single addresses.
      enableIpv6: true,
      priceClass: priceClasses[stage.priceClass],
      errorResponses: [...errorsNotKept, ...(errorPage === undefined ? [] : [ourWordsAt(errorPage)])],
      ...(publicEdge ? publicSettings(publicEdge, name, domain) : {}),
    });
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-CFR1',
      reason: 'Pages are for visitors of every country.',
    });
  }
}

function publicSettings({ certificate, firewallArn, logBucket }: PublicEdge, name: string, domain: string) {
  return {
    certificate,
    domainNames: [domain],
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    webAclId: firewallArn,
    enableLogging: true,
    logBucket,
    logFilePrefix: `cloudfront/${name}/`,
    logIncludesCookies: false,
  };
}
