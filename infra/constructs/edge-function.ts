/** A CloudFront function from `infra/edge-functions`, run on every request of a viewer. */
import { fileURLToPath } from 'node:url';
import {
  Function as CloudFrontFunction,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
} from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

export type EdgeFunctionProps = { stage: Stage; name: 'page-request' | 'app-request' | 'api-request' };

export class EdgeFunction extends Construct {
  /** For the behaviours that it belongs to. */
  readonly onRequest: FunctionAssociation;

  constructor(scope: Construct, id: string, { stage, name }: EdgeFunctionProps) {
    super(scope, id);
    const filePath = fileURLToPath(new URL(`../edge-functions/${name}.js`, import.meta.url));
    this.onRequest = {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new CloudFrontFunction(this, 'Function', {
        functionName: `xpage-${stage.name}-${name}`,
        runtime: FunctionRuntime.JS_2_0,
        code: FunctionCode.fromFile({ filePath }),
      }),
    };
  }
}
