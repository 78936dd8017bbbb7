/** Brings what was built into the buckets. Nothing old is deleted: open tabs still ask for it. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { writeAppConfig } from '../app-config.ts';
import { serviceWorkerPath } from '../content-security-policy.ts';
import { writeRobots } from '../robots.ts';
import { writeSitePages } from '../site-pages.ts';
import { errorPagePath } from './app-behaviours.ts';
import { KeptLogs } from './kept-logs.ts';
import { acknowledgeLibraryRuntime, makeLibraryRole } from './library-function.ts';
import type { Surroundings } from './surroundings.ts';

export class WebDeployments extends Construct {
  constructor(scope: Construct, id: string, { around }: { around: Surroundings }) {
    super(scope, id);
    const { stage, buildRoot, buckets, key } = around;
    const logGroup = new KeptLogs(this, 'Logs', { name: `/aws/lambda/xpage-${stage.name}-deployment`, key }).group;
    const role = makeLibraryRole(this, logGroup, 'Copies files into the buckets at deployment');
    const built = (folder: string) => [Source.asset(join(buildRoot, folder))];
    const deploy = (part: string, sources: ISource[], destinationBucket: IBucket, how: Partial<DeploymentParts>) =>
      new BucketDeployment(this, part, {
        sources,
        destinationBucket,
        prune: false,
        outputObjectKeys: false,
        memoryLimit: 512,
        logGroup,
        role,
        ...how,
      });
    deploy('Assets', built('web'), buckets.site, { exclude: ['*'], include: ['assets/*'], cacheControl: keptForEver });
    deploy('Documents', built('web'), buckets.site, { exclude: ['assets/*'], cacheControl: alwaysAskedFor });
    const configuration = writeAppConfig(stage, buildRoot);
    // The edge fetches them past the function that would find them among the site's pages.
    for (const path of [errorPagePath, serviceWorkerPath]) {
      copyFileSync(join(buildRoot, 'site', path), join(configuration, path));
    }
    deploy('Configuration', [Source.asset(configuration)], buckets.site, {
      cacheControl: alwaysAskedFor,
    });
    deploy('SitePages', [Source.asset(writeSitePages(stage, buildRoot))], buckets.pages, {
      destinationKeyPrefix: '_site',
      cacheControl: keptForAMinute,
    });
    deploy('Robots', [Source.asset(writeRobots(stage, buildRoot))], buckets.pages, {
      destinationKeyPrefix: '_site',
      cacheControl: keptForAMinute,
    });
    acknowledgeLibraryRuntime(this.node.scope ?? this);
  }
}

type DeploymentParts = {
  exclude: string[];
  include: string[];
  destinationKeyPrefix: string;
  cacheControl: CacheControl[];
};

/** Names of assets hold a hash of their content. */
const keptForEver = [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()];
const alwaysAskedFor = [CacheControl.noCache()];
const keptForAMinute = [
  CacheControl.setPublic(),
  CacheControl.maxAge(Duration.seconds(0)),
  CacheControl.sMaxAge(Duration.minutes(1)),
  CacheControl.staleWhileRevalidate(Duration.minutes(10)),
];
