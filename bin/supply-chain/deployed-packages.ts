/**
 * Which packages reach what is deployed. `dependencies` of package.json and what they need do, `devDependencies` do not; the
 * exceptions to both stand here, with their reasons.
 */
import { fontPackages } from '../build/font-sources.ts';
import { readLockFile, type LockedPackage } from './lock-file.ts';

/** Packages for development of which something is deployed all the same → what. */
export const deployedInPart: Readonly<Record<string, string>> = {
  ...Object.fromEntries(fontPackages.map((name) => [name, 'its font files, on the site and in papers'])),
  'aws-cdk-lib': 'the functions with which CDK copies files and calls AWS during a deployment',
  '@aws-cdk/asset-awscli-v1': 'the AWS command line that the copying function carries',
};

/** Packages of `dependencies` or `optionalDependencies` that are used on the developer's machine alone → what for. */
export const neverDeployed: Readonly<Record<string, string>> = {
  '@dynoxide/linux-x64': 'the database of the small cloud; optional, because it exists for one platform',
};

/** Whether nothing of the package may be within what is deployed. */
export function isForDevelopment({ name, dev, devOptional }: LockedPackage): boolean {
  if (name in deployedInPart) return false;
  return dev || devOptional || name in neverDeployed;
}

/** What may be within the deployed functions and the web: without development, and for Lambda's platform alone. */
export function deployedPackages(rootDir: string): LockedPackage[] {
  return readLockFile(rootDir).filter((locked) => !isForDevelopment(locked) && runsOnLambda(locked));
}

/** Amazon Linux on x86_64, whose C library is glibc; `bin/build/native-modules.ts` copies binaries for it. */
function runsOnLambda({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: LockedPackage): boolean {
  return os.includes('linux') && cpu.includes('x64') && libc.includes('glibc');
}
