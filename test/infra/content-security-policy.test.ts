import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appPolicy, mediaPolicy, pagesPolicy, readInlineScriptHashes } from '../../infra/content-security-policy.ts';
import { temporaryFolder } from './temporary-folder.ts';

function buildWith(manifest: unknown): string {
  const root = temporaryFolder('manifest');
  writeFileSync(join(root, 'pages-manifest.json'), JSON.stringify(manifest));
  return root;
}

describe('content security policies', () => {
  it('of pages allows the scripts inside them by hash', () => {
    const policy = pagesPolicy({ inlineScriptHashes: ['sha256-abc='], mediaOrigin: 'https://media.example' });

    expect(policy).toContain("script-src 'self' 'sha256-abc=';");
    expect(policy).toContain("img-src 'self' https://media.example data:;");
  });

  it('of the app names the hosts that it talks to', () => {
    const policy = appPolicy({
      apiOrigins: ['https://tokens.example'],
      inlineScriptHashes: ['sha256-abc='],
      mediaOrigin: 'https://media.example',
    });

    expect(policy).toContain("script-src 'self' 'sha256-abc=';");
    expect(policy).toContain("connect-src 'self' https://tokens.example;");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('of pictures lets them do nothing', () => {
    expect(mediaPolicy).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  });

  it.each(["sha256-abc' 'unsafe-inline", 'unsafe-inline', 'https://elsewhere.example'])(
    'takes no "%s" for a hash',
    (hash) => {
      expect(() => readInlineScriptHashes(buildWith({ inlineScriptHashes: [hash] }))).toThrow();
    },
  );

  it('reads the hashes of the build', () => {
    expect(readInlineScriptHashes(buildWith({ inlineScriptHashes: ['sha256-abc='], islands: {} }))).toEqual([
      'sha256-abc=',
    ]);
  });
});
