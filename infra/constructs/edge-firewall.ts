/** The web firewall of the distribution, and its log without what identifies people. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ArnFormat, Stack } from 'aws-cdk-lib';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { firewallRules, REFUSED_BODY } from '../firewall-rules.ts';
import { offeredContracts } from '../functions.ts';
import type { Stage } from '../stages.ts';
import { KeptLogs } from './kept-logs.ts';

const redactedHeaders = ['authorization', 'cookie', 'sign'];

export class EdgeFirewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, { stage, buildRoot }: { stage: Stage; buildRoot: string }) {
    super(scope, id);
    const firewall = new CfnWebACL(this, 'Acl', {
      name: `xpage-${stage.name}`,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      rules: firewallRules(offeredContracts(stage)),
      customResponseBodies: {
        [REFUSED_BODY]: { contentType: 'TEXT_HTML', content: readRefusedPage(buildRoot) },
      },
      visibilityConfig: {
        metricName: `xpage-${stage.name}`,
        cloudWatchMetricsEnabled: true,
        sampledRequestsEnabled: false,
      },
      associationConfig: { requestBody: { CLOUDFRONT: { defaultSizeInspectionLimit: 'KB_64' } } },
    });
    this.arn = firewall.attrArn;
    this.keepLogs(stage, firewall);
  }

  /** The name has to begin with `aws-waf-logs-` (AWS WAF Developer Guide, logging destinations). */
  private keepLogs(stage: Stage, firewall: CfnWebACL): void {
    const name = `aws-waf-logs-xpage-${stage.name}`;
    const logs = new KeptLogs(this, 'Logs', { name });
    const logging = new CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: firewall.attrArn,
      // Without the `:*` that the group's own ARN ends with: the firewall does not take it.
      logDestinationConfigs: [
        Stack.of(this).formatArn({
          service: 'logs',
          resource: 'log-group',
          resourceName: name,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      ],
      redactedFields: [...redactedHeaders.map((header) => ({ singleHeader: { Name: header } })), { queryString: {} }],
    });
    logging.node.addDependency(logs);
  }
}

/** Of a body, in bytes (AWS WAF quotas). */
const MAX_PAGE_BYTES = 4_096;

/** @throws when the site has not been built, or its page is larger than the firewall takes */
function readRefusedPage(buildRoot: string): string {
  const page = readFileSync(join(buildRoot, 'site', 'refused.html'), 'utf8');
  if (Buffer.byteLength(page) <= MAX_PAGE_BYTES) return page;
  throw new Error(`The firewall's page has ${Buffer.byteLength(page)} bytes. Expected ${MAX_PAGE_BYTES} at most.`);
}
