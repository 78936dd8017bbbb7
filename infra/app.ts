/** The whole system as CDK sees it. Templates can be made in any process, without an AWS account. */
import { resolve } from 'node:path';
import { App, type StackProps, Tags, Validations } from 'aws-cdk-lib';
import type { Surroundings } from './constructs/surroundings.ts';
import { featureFlags, localFeatureFlags } from './feature-flags.ts';
import { NagChecks } from './nag-checks.ts';
import { ApiStack } from './stacks/api.ts';
import { DataStack } from './stacks/data.ts';
import { EdgeStack } from './stacks/edge.ts';
import { IdentityStack } from './stacks/identity.ts';
import { JobsStack } from './stacks/jobs.ts';
import { SiteStack } from './stacks/site.ts';
import { WatchStack } from './stacks/watch.ts';
import { getStage, type LocalPorts, type Stage } from './stages.ts';

export type BuildAppProps = {
  /** One of `stageNames`. */
  stage: string;
  /** Required for the stage `local`: where the small cloud will serve. */
  local?: LocalPorts;
  /** Folder with the built functions, web app and pages; `.build` below the current folder if absent. */
  buildRoot?: string;
  /** Folder for the templates; CDK chooses one if absent. */
  outdir?: string;
  /** On top of the feature flags. */
  context?: Record<string, unknown>;
};

/** CloudFront takes certificates and firewalls from this region only. */
const EDGE_REGION = 'us-east-1';

/**
 * Makes the app; `synth()` of the result writes the templates. They are checked by CloudFormation's rules and cdk-nag,
 * except for the stage `local`, which has to start quickly and is never deployed.
 * @throws when the stage is unknown or the build is incomplete
 */
export function buildApp(props: BuildAppProps): App {
  const stage = getStage(props.stage, props.local);
  const app = new App({
    analyticsReporting: false,
    context: { ...(stage.local ? localFeatureFlags : featureFlags), ...props.context },
    builtinCloudFormationValidation: !stage.local,
    treeMetadata: !stage.local,
    ...(props.outdir ? { outdir: props.outdir } : {}),
  });
  addStacks(app, stage, resolve(props.buildRoot ?? '.build'));
  Tags.of(app).add('project', 'xpage');
  Tags.of(app).add('stage', stage.name);
  if (!stage.local) Validations.of(app).addPlugins(new NagChecks(app));
  return app;
}

function addStacks(app: App, stage: Stage, buildRoot: string): void {
  const named = (name: string) => `xpage-${stage.name}-${name}`;
  const own = stackProps(stage, stage.region);
  const data = new DataStack(app, named('data'), { ...own, stage });
  const { pools, authChallenge } = new IdentityStack(app, named('identity'), {
    ...own,
    around: { stage, buildRoot, ...data.resources },
  });
  const around: Surroundings = { stage, buildRoot, pools, ...data.resources };
  const { api, functions } = new ApiStack(app, named('api'), { ...own, around });
  const edge = stage.local
    ? undefined
    : new EdgeStack(app, named('edge'), { ...stackProps(stage, EDGE_REGION), stage, buildRoot });
  const publicEdge = edge && {
    certificate: edge.certificate,
    firewallArn: edge.firewallArn,
    logBucket: data.logBucket,
  };
  const { distribution } = new SiteStack(app, named('site'), { ...own, around, api, publicEdge });
  const jobs = new JobsStack(app, named('jobs'), {
    ...own,
    around: { ...around, distributionId: distribution.distributionId },
  });
  const watched = [...functions.values(), authChallenge, ...jobs.functions];
  new WatchStack(app, named('watch'), { ...own, stage, api, functions: watched, deadLetters: jobs.deadLetters });
}

function stackProps(stage: Stage, region: string): StackProps {
  return { env: { account: stage.account, region }, terminationProtection: stage.keepsData };
}
