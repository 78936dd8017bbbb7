/** The whole system as CDK sees it. Templates can be made in any process, without an AWS account. */
import { resolve } from 'node:path';
import { App, type StackProps, Tags, Validations } from 'aws-cdk-lib';
import { operator } from '../shared/legal/operator.ts';
import type { Surroundings } from './constructs/surroundings.ts';
import { featureFlags, localFeatureFlags } from './feature-flags.ts';
import { NagChecks } from './nag-checks.ts';
import { forbidDeployments, missingSettings, type Operator, refuseMissing } from './placeholders.ts';
import { ApiStack } from './stacks/api.ts';
import { DataStack } from './stacks/data.ts';
import { EdgeStack } from './stacks/edge.ts';
import { IdentityStack } from './stacks/identity.ts';
import { JobsStack } from './stacks/jobs.ts';
import { MailStack } from './stacks/mail.ts';
import { SiteStack } from './stacks/site.ts';
import { WatchStack } from './stacks/watch.ts';
import { getStage, type LocalPorts, type Stage } from './stages.ts';

export type AppProps = {
  /** Folder with the built functions, web app and pages; `.build` below the current folder if absent. */
  buildRoot?: string;
  /** Folder for the templates; CDK chooses one if absent. */
  outdir?: string;
  /**
   * On top of the feature flags, and below what the CDK command line was given with `-c`: `example=true` makes templates with
   * placeholders that cannot be deployed, `first=true` those of a first deployment, which can be rolled back (docs/deploy.md).
   */
  context?: Record<string, unknown>;
};

export type BuildAppProps = AppProps & {
  /** One of `stageNames`. */
  stage: string;
  /** Required for the stage `local`: where the small cloud will serve. */
  local?: LocalPorts;
};

/** CloudFront takes certificates and firewalls from this region only. */
const EDGE_REGION = 'us-east-1';

/**
 * Makes the app; `synth()` of the result writes the templates. They are checked by CloudFormation's rules and cdk-nag,
 * except for the stage `local`, which has to start quickly and is never deployed.
 * @throws when the stage is unknown, the build is incomplete, or settings are placeholders and `example` was not asked for
 */
export function buildApp({ stage, local, ...props }: BuildAppProps): App {
  return buildAppOf(getStage(stage, local), operator, props);
}

/** The same for settings that are no stage's of `stages.ts`. */
export function buildAppOf(settings: Stage, operatorDetails: Operator, props: AppProps): App {
  const app = new App({
    analyticsReporting: false,
    context: { ...(settings.local ? localFeatureFlags : featureFlags), ...props.context },
    builtinCloudFormationValidation: !settings.local,
    treeMetadata: !settings.local,
    ...(props.outdir ? { outdir: props.outdir } : {}),
  });
  const stage = isAskedFor(app, 'first') ? { ...settings, isProtected: false } : settings;
  const missing = missingSettings({ stage, operator: operatorDetails });
  refuseMissing(stage, missing, isAskedFor(app, 'example'));
  addStacks(app, stage, resolve(props.buildRoot ?? '.build'));
  forbidDeployments(app, missing);
  Tags.of(app).add('project', 'xpage');
  Tags.of(app).add('stage', stage.name);
  if (!stage.local) Validations.of(app).addPlugins(new NagChecks(app));
  return app;
}

/** The command line gives words, programs give booleans. */
function isAskedFor(app: App, name: 'example' | 'first'): boolean {
  return String(app.node.tryGetContext(name) ?? false) === 'true';
}

function addStacks(app: App, stage: Stage, buildRoot: string): void {
  const named = (name: string) => `xpage-${stage.name}-${name}`;
  const own = stackProps(stage, stage.region);
  const mail = new MailStack(app, named('mail'), { ...own, stage });
  const data = new DataStack(app, named('data'), { ...own, stage });
  const identity = new IdentityStack(app, named('identity'), {
    ...own,
    around: { stage, buildRoot, ...data.resources },
  });
  const { pools, authChallenge } = identity;
  const around: Surroundings = { stage, buildRoot, pools, ...data.resources };
  const calls = new ApiStack(app, named('api'), { ...own, around });
  const { api, functions } = calls;
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
  // Whoever sends mail names its configuration set, which SES has to know by then.
  for (const sending of [identity, calls, jobs]) sending.addStackDependency(mail);
  const watched = [...functions.values(), authChallenge, ...jobs.functions];
  new WatchStack(app, named('watch'), { ...own, stage, api, functions: watched, deadLetters: jobs.deadLetters });
}

function stackProps(stage: Stage, region: string): StackProps {
  return { env: { account: stage.account, region }, terminationProtection: stage.isProtected };
}
