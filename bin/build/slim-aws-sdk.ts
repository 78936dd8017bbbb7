/**
 * esbuild plugin: leaves out of the AWS SDK what a Lambda function never uses.
 *
 * Parsing costs a cold start about 30 ns a byte, and the default credential chain alone (profiles, SSO, STS, process,
 * IMDS) is 100 KB of every client, although a function gets its keys and its region from the environment. Some files of
 * the SDK are exchanged for those in `aws-sdk/`, each of which says what it leaves out; in others one place is changed.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { OnLoadResult, Plugin } from 'esbuild';

/** File of the SDK (below `node_modules`) → ours in its place. */
export const replacedFiles: Record<string, string> = {
  '@aws-sdk/core/dist-es/submodules/client/util-user-agent-browser/createUserAgentStringParsingProvider.js':
    'aws-sdk/browser-user-agent.ts',
  '@aws-sdk/credential-provider-node/dist-es/index.js': 'aws-sdk/credential-provider.ts',
  '@aws-sdk/endpoint-cache/dist-es/EndpointCache.js': 'aws-sdk/endpoint-cache.ts',
  '@aws-sdk/token-providers/dist-es/fromSso.js': 'aws-sdk/token-provider.ts',
  '@aws-sdk/token-providers/dist-es/nodeProvider.js': 'aws-sdk/token-provider.ts',
  '@smithy/core/dist-es/submodules/config/shared-ini-file-loader/readFile.js': 'aws-sdk/shared-config-file.ts',
  '@smithy/core/dist-es/submodules/serde/util-stream/checksum/ChecksumStream.browser.js':
    'aws-sdk/web-checksum-stream.ts',
  '@smithy/core/dist-es/submodules/serde/uuid/v4.js': 'aws-sdk/uuid.ts',
  '@smithy/node-http-handler/dist-es/node-http-handler.js': 'aws-sdk/lazy-http-handler.ts',
};

type Change = { pattern: RegExp; replacement: string };

/** Hashes an empty string as the file loads, to see whether Node can: it can, and asking loads `crypto`. */
const nativeHashProbe: Change = {
  pattern: /const hasNativeCrypto = .*?\}\)\(\);\nexport const (\w+) = hasNativeCrypto \? buildNativeClass\(\) : \w+;/s,
  replacement: 'export const $1 = buildNativeClass();',
};

/** File of the SDK → the one change to its text. */
export const changedFiles: Record<string, Change> = {
  '@aws-sdk/checksums/dist-es/submodules/sha/sha1/Sha1Node.js': nativeHashProbe,
  '@smithy/core/dist-es/submodules/checksum/md5/Md5Node.js': nativeHashProbe,
  '@smithy/core/dist-es/submodules/checksum/sha256/Sha256Node.js': nativeHashProbe,
};

const ORIGINAL = '?original';
/** Only these: esbuild asks a plugin for each file that the filter lets through, and the SDK has hundreds. */
const sdkFiles = new RegExp(
  `[\\\\/]node_modules[\\\\/](${[...Object.keys(replacedFiles), ...Object.keys(changedFiles)].map(toPattern).join('|')})$`,
);
const sdkSchemas = /[\\/]node_modules[\\/]@aws-sdk[\\/].*[\\/]dist-es[\\/].*schemas_0\.js$/;
const sdkManifests = /[\\/]node_modules[\\/]@aws-sdk[\\/][^\\/]+[\\/]package\.json$/;

export function slimAwsSdk(): Plugin {
  return {
    name: 'slim-aws-sdk',
    setup(build) {
      // Our replacement of a file imports that file's package to get at the original.
      build.onResolve({ filter: /^@smithy\/node-http-handler$/ }, ({ importer }) =>
        packagePath(importer) in replacedFiles ? { path: importer, suffix: ORIGINAL, sideEffects: false } : undefined,
      );
      build.onLoad({ filter: sdkManifests }, ({ path }) => versionOnly(path));
      build.onLoad({ filter: sdkSchemas }, async ({ path }) => ({
        contents: withPlainKeys(await readFile(path, 'utf8')),
        loader: 'js',
      }));
      build.onLoad({ filter: sdkFiles }, ({ path, suffix }) => (suffix === ORIGINAL ? undefined : slimmed(path)));
    },
  };
}

async function slimmed(path: string): Promise<OnLoadResult | undefined> {
  const name = packagePath(path);
  const change = changedFiles[name];
  if (change) return { contents: applyChange(name, await readFile(path, 'utf8'), change), loader: 'js' };
  const replacement = replacedFiles[name];
  if (replacement === undefined) return undefined;
  return { contents: await readFile(fileURLToPath(new URL(replacement, import.meta.url)), 'utf8'), loader: 'ts' };
}

/** Throws when the file no longer holds what is to be changed. */
export function applyChange(name: string, source: string, { pattern, replacement }: Change): string {
  if (!pattern.test(source)) {
    throw new Error(
      `${name} no longer holds the expected text ${pattern}. Compare the installed version with changedFiles in ` +
        'bin/build/slim-aws-sdk.ts and adapt the change, or remove it when it is no longer needed.',
    );
  }
  return source.replace(pattern, replacement);
}

/**
 * Schemas name their traits by constants (`{ [_hQ]: 'x' }`), and reading a computed key could have an effect, so that
 * esbuild keeps the schemas of all operations. With the names written out it keeps those that are used: 45 KB less for
 * a function that sends a mail.
 */
export function withPlainKeys(source: string): string {
  const constants = source.matchAll(/^const (_\w+) = ("[^"]*");$/gm);
  const names = new Map(Array.from(constants, ([, constant, text]) => [constant, text]));
  return source.replace(/\[(_\w+)\]:/g, (key, constant: string) =>
    names.has(constant) ? `${names.get(constant)}:` : key,
  );
}

/** Clients inline their whole manifest to tell their version in the user agent. */
async function versionOnly(path: string): Promise<OnLoadResult> {
  const { version } = JSON.parse(await readFile(path, 'utf8')) as { version: string };
  return { contents: JSON.stringify({ version }), loader: 'json' };
}

function toPattern(file: string): string {
  return file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]');
}

/** `/repo/node_modules/a/b.js` → `a/b.js`. */
function packagePath(path: string): string {
  return path.replaceAll('\\', '/').replace(/^.*\/node_modules\//, '');
}
