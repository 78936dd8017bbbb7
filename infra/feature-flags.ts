/**
 * CDK feature flags. The command line reads them from `cdk.json`, a synthesis inside another process does not: they
 * stand here for both. They are the flags that `cdk init` of this version recommends.
 */
import recommended from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' };

export const featureFlags: Record<string, unknown> = {
  ...recommended,
  // Templates of the same source are the same wherever they are made.
  'aws:cdk:version-reporting': false,
  '@aws-cdk/core:enableAdditionalMetadataCollection': false,
};

/** For the small cloud, which reads functions where they were built and needs no trace of the constructs. */
export const localFeatureFlags: Record<string, unknown> = {
  ...featureFlags,
  'aws:cdk:disable-asset-staging': true,
  'aws:cdk:enable-asset-metadata': true,
  'aws:cdk:disable-stack-trace': true,
  'aws:cdk:disable-metadata-stack-trace': true,
};
