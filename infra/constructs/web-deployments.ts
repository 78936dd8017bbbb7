/** Brings what was built into the buckets. Nothing old is deleted: open tabs still ask for it. */
import { copyFileSync, cpSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Duration, Size } from 'aws-cdk-lib';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { writeAppConfig } from '../app-config.ts';
import { serviceWorkerPath } from '../content-security-policy.ts';
import { writeRobots } from '../robots.ts';
import { writeSitePages } from '../site-pages.ts';
import { listFiles, MAX_FILES_PER_PART, splitFiles } from '../split-files.ts';
import type { Stage } from '../stages.ts';
import { errorPagePath } from './app-behaviours.ts';
import { KeptLogs } from './kept-logs.ts';
import { acknowledgeLibraryRuntime, makeLibraryRole } from './library-function.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * What a run gets: a whole processor (copying is work for it, and less memory is a part of one), and room for the archive and what
 * is unpacked from it. Lambda ends it after fifteen minutes; with 2,500 files a run is done in time at three files a second
 * (docs/deploy.md, what a deployment copies).
 */
const MEMORY_MEGABYTES = 1_769;
const STORAGE_MEGABYTES = 1_024;

export class WebDeployments extends Construct {
  private readonly deploy: (
    part: string,
    folder: string,
    to: IBucket,
    how: Partial<DeploymentParts>,
  ) => BucketDeployment;

  constructor(scope: Construct, id: string, { around }: { around: Surroundings }) {
    super(scope, id);
    const { stage, key } = around;
    const logGroup = new KeptLogs(this, 'Logs', { name: `/aws/lambda/xpage-${stage.name}-deployment`, key }).group;
    const role = makeLibraryRole(this, logGroup, 'Copies files into the buckets at deployment');
    this.deploy = (part, folder, destinationBucket, how) =>
      new BucketDeployment(this, part, {
        sources: [Source.asset(stage.local ? folder : fittingOrThrow(folder))],
        destinationBucket,
        prune: false,
        outputObjectKeys: false,
        memoryLimit: MEMORY_MEGABYTES,
        ephemeralStorageSize: Size.mebibytes(STORAGE_MEGABYTES),
        logGroup,
        role,
        ...how,
      });
    const assets = this.deployAssets(around);
    // What names an asset comes after it.
    for (const page of [...this.deployDocuments(around), ...this.deploySite(around)])
      page.node.addDependency(...assets);
    acknowledgeLibraryRuntime(this.node.scope ?? this);
  }

  private deployAssets({ stage, buildRoot, buckets }: Surroundings): BucketDeployment[] {
    const how = { destinationKeyPrefix: 'assets', cacheControl: keptForEver };
    return partsOf(stage, join(buildRoot, 'web', 'assets'), join(buildRoot, 'parts', 'assets')).map((part, index) =>
      this.deploy(`Assets${index}`, part, buckets.site, how),
    );
  }

  private deployDocuments({ stage, buildRoot, buckets }: Surroundings): BucketDeployment[] {
    const documents = join(buildRoot, 'documents', folderOf(stage));
    rmSync(documents, { recursive: true, force: true });
    cpSync(join(buildRoot, 'web'), documents, {
      recursive: true,
      filter: (path) => path !== join(buildRoot, 'web', 'assets'),
    });
    const configuration = writeAppConfig(stage, buildRoot);
    // The edge fetches them past the function that would find them among the site's pages.
    for (const path of [errorPagePath, serviceWorkerPath]) {
      copyFileSync(join(buildRoot, 'site', path), join(configuration, path));
    }
    return [
      this.deploy('Documents', documents, buckets.site, { cacheControl: alwaysAskedFor }),
      this.deploy('Configuration', configuration, buckets.site, { cacheControl: alwaysAskedFor }),
    ];
  }

  private deploySite({ stage, buildRoot, buckets }: Surroundings): BucketDeployment[] {
    const how = { destinationKeyPrefix: '_site', cacheControl: keptForAMinute };
    const parts = partsOf(stage, writeSitePages(stage, buildRoot), join(buildRoot, 'parts', 'site'));
    return [
      ...parts.map((part, index) => this.deploy(`SitePages${index}`, part, buckets.pages, how)),
      this.deploy('Robots', writeRobots(stage, buildRoot), buckets.pages, how),
    ];
  }
}

/** Stages that are made at the same time from one build write into folders of their own. */
const folderOf = (stage: Stage): string => (stage.local ? `local-${stage.local.port}` : stage.name);

/** The small cloud copies everything by itself, in one go. */
function partsOf(stage: Stage, folder: string, target: string): string[] {
  return stage.local ? [folder] : splitFiles(folder, join(target, folderOf(stage)));
}

/** @throws when one run could not copy the folder */
function fittingOrThrow(folder: string): string {
  const files = listFiles(folder);
  const megabytes = files.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0) / 2 ** 20;
  // The archive is there while it is unpacked.
  if (files.length <= MAX_FILES_PER_PART && 2 * megabytes <= STORAGE_MEGABYTES) return folder;
  throw new Error(
    `${folder} has ${files.length} files with ${Math.ceil(megabytes)} MB. One run of a deployment copies ${MAX_FILES_PER_PART} files ` +
      `with ${STORAGE_MEGABYTES / 2} MB at most. Deploy it in parts (infra/split-files.ts).`,
  );
}

type DeploymentParts = {
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
