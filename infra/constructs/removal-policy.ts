import { RemovalPolicy } from 'aws-cdk-lib';
import type { Stage } from '../stages.ts';

/**
 * What becomes of data when its resource leaves the stack. Where it is kept, a resource still goes with the deployment that made
 * it, if that one fails: it is empty, and its name would be in the way of the next try.
 */
export function removalPolicyOf(stage: Stage): RemovalPolicy {
  return stage.keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
}
