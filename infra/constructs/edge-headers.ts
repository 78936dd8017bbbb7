/** The headers that CloudFront puts on every answer, one set a kind of content. */
import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseCustomHeader,
  type ResponseHeadersCorsBehavior,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';
import { reportsTo } from '../content-security-policy.ts';
import type { Stage } from '../stages.ts';

export type EdgeHeadersProps = {
  stage: Stage;
  name: 'pages' | 'chat' | 'embed' | 'app' | 'api' | 'media';
  contentSecurityPolicy: string;
  /** Whose documents may show it in a frame: nobody's when it is not said. */
  framedBy?: 'own' | 'all';
  /** The one other origin whose scripts may read what is answered. */
  readableFrom?: string;
  /** On top of those that every kind has. */
  extra?: Record<string, string>;
};

const NO_DEVICES = 'camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=()';

export class EdgeHeaders extends Construct {
  readonly policy: ResponseHeadersPolicy;

  constructor(scope: Construct, id: string, props: EdgeHeadersProps) {
    super(scope, id);
    this.policy = new ResponseHeadersPolicy(this, 'Policy', {
      responseHeadersPolicyName: `xpage-${props.stage.name}-${props.name}`,
      securityHeadersBehavior: securityHeaders(props),
      ...(props.readableFrom === undefined ? {} : { corsBehavior: readableFrom(props.readableFrom) }),
      customHeadersBehavior: { customHeaders: customHeaders(props) },
      removeHeaders: ['server', 'x-amz-server-side-encryption', 'x-amz-version-id'],
    });
  }
}

function securityHeaders(props: EdgeHeadersProps): ResponseSecurityHeadersBehavior {
  const frameOption = props.framedBy === 'own' ? HeadersFrameOption.SAMEORIGIN : HeadersFrameOption.DENY;
  return {
    contentSecurityPolicy: { contentSecurityPolicy: props.contentSecurityPolicy, override: true },
    contentTypeOptions: { override: true },
    // The header knows no word for all: there the policy alone says it.
    ...(props.framedBy === 'all' ? {} : { frameOptions: { frameOption, override: true } }),
    referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
    strictTransportSecurity: {
      accessControlMaxAge: Duration.days(730),
      includeSubdomains: true,
      preload: true,
      override: true,
    },
  };
}

function readableFrom(origin: string): ResponseHeadersCorsBehavior {
  return {
    accessControlAllowCredentials: false,
    accessControlAllowHeaders: ['*'],
    accessControlAllowMethods: ['GET', 'HEAD'],
    accessControlAllowOrigins: [origin],
    originOverride: true,
  };
}

function customHeaders({ name, extra = {} }: EdgeHeadersProps): ResponseCustomHeader[] {
  const hasReports = name === 'app' || name === 'chat' || name === 'embed';
  const reports = hasReports ? { 'Reporting-Endpoints': reportsTo.header } : {};
  const headers = {
    'Permissions-Policy': NO_DEVICES,
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...reports,
    ...extra,
  };
  return Object.entries(headers).map(([header, value]) => ({ header, value, override: true }));
}
