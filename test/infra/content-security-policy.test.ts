import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inlineScriptHash } from '../../bin/build/build-pages.ts';
import {
  appPolicy,
  chatPolicy,
  mediaPolicy,
  pagesPolicy,
  readInlineScriptHashes,
} from '../../infra/content-security-policy.ts';
import { inlineScripts } from '../../infra/inline-script-hashes.ts';
import { fieldOrigins } from '../../infra/payment-origins.ts';
import { analyticsOrigin, getStage, type Stage } from '../../infra/stages.ts';
import { temporaryFolder } from './temporary-folder.ts';

function buildWith(manifest: unknown): string {
  const root = temporaryFolder('manifest');
  writeFileSync(join(root, 'pages-manifest.json'), JSON.stringify(manifest));
  return root;
}

const appOrigins = ['https://app.example'];
const noFields = { scripts: [], frames: [], connections: [] };

describe('content security policies', () => {
  it('of pages allows the scripts inside them by hash', () => {
    const policy = pagesPolicy({
      inlineScriptHashes: ['sha256-abc='],
      mediaOrigin: 'https://media.example',
      analyticsOrigin: null,
    });

    expect(policy).toContain("script-src 'self' 'sha256-abc=';");
    expect(policy).toContain("img-src 'self' https://media.example data:;");
    expect(policy).toContain('media-src https://media.example;');
  });

  it('of pages lets analytics in from its origin alone, and only where the stage has a tag', () => {
    const tagged = { ...getStage('prod'), analytics: { scriptUrl: 'https://count.example/tag.js?id=7' } };
    const policyOf = (stage: Stage) =>
      pagesPolicy({
        inlineScriptHashes: [],
        mediaOrigin: 'https://media.example',
        analyticsOrigin: analyticsOrigin(stage),
      });

    expect(policyOf(tagged)).toContain("script-src 'self' https://count.example;");
    expect(policyOf(tagged)).toContain("connect-src 'self' https://count.example;");
    expect(policyOf(getStage('prod'))).toContain("script-src 'self';");
    expect(policyOf(getStage('prod'))).toContain("connect-src 'self';");
  });

  it('of chats shows signed pictures of pages, and only the one for other sites may be framed by them', () => {
    const policyOf = (canBeFramedAnywhere: boolean) =>
      chatPolicy({
        documentsOrigins: ['https://documents.example'],
        mediaOrigin: 'https://media.example',
        canBeFramedAnywhere,
      });

    expect(policyOf(false)).toContain("img-src 'self' https://media.example https://documents.example data:;");
    expect(policyOf(false)).toContain("script-src 'self';");
    expect(policyOf(false)).toContain("frame-ancestors 'self'");
    expect(policyOf(true)).toContain('frame-ancestors *');
  });

  it('of the app names the hosts that it talks to', () => {
    const policy = appPolicy({
      apiOrigins: ['https://tokens.example'],
      appOrigins,
      fieldOrigins: noFields,
      inlineScriptHashes: ['sha256-abc='],
      mediaOrigin: 'https://media.example',
    });

    expect(policy).toContain("script-src 'self' 'sha256-abc=';");
    expect(policy).toContain("connect-src 'self' https://media.example https://tokens.example;");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('of the app lets card fields in only from the provider, and only where cards are taken', () => {
    const policyOf = (stage: Stage) =>
      appPolicy({
        apiOrigins: [],
        appOrigins,
        fieldOrigins: fieldOrigins(stage),
        inlineScriptHashes: [],
        mediaOrigin: 'https://m.example',
      });
    const stripe = { publishableKey: 'pk_live_abcd' };
    const prod = getStage('prod');

    expect(policyOf(prod)).toContain("script-src 'self'; ");
    expect(policyOf({ ...prod, payments: { ...prod.payments, stripe } })).toContain(
      "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://m.stripe.network;",
    );
    expect(policyOf(getStage('local', { port: 4_000, mediaPort: 4_001 }))).toContain(
      "script-src 'self' http://127.0.0.1:4022;",
    );
  });

  it('let workers of their own origin run on pages and the site, one in the app, and none in chats', () => {
    const mediaOrigin = 'https://media.example';
    const inlineScriptHashes: string[] = [];
    const policies = [
      pagesPolicy({ inlineScriptHashes, mediaOrigin, analyticsOrigin: null }),
      appPolicy({ apiOrigins: [], appOrigins, fieldOrigins: noFields, inlineScriptHashes, mediaOrigin }),
      chatPolicy({ documentsOrigins: [], mediaOrigin, canBeFramedAnywhere: true }),
    ];

    expect(policies.map((policy) => /worker-src ([^;]+)/.exec(policy)?.[1])).toEqual([
      "'self'",
      'https://app.example/service-worker.js',
      "'none'",
    ]);
  });

  it('of pictures lets them do nothing', () => {
    expect(mediaPolicy).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  });

  it('name every script that a page may still carry', () => {
    const inlineScriptHashes = ['sha256-new=', 'sha256-old='];
    const mediaOrigin = 'https://media.example';

    const policies = [
      pagesPolicy({ inlineScriptHashes, mediaOrigin, analyticsOrigin: null }),
      appPolicy({ apiOrigins: [], appOrigins, fieldOrigins: noFields, inlineScriptHashes, mediaOrigin }),
    ];

    for (const policy of policies) expect(policy).toContain("script-src 'self' 'sha256-new=' 'sha256-old=';");
  });
});

describe('the hashes of scripts inside pages', () => {
  const aws = { local: null };
  const local = { local: { port: 4_000, mediaPort: 4_001 } };
  const listed = inlineScripts.map(({ hash }) => hash);

  it.each(["sha256-abc' 'unsafe-inline", 'unsafe-inline', 'https://elsewhere.example'])(
    'are hashes, and "%s" is none',
    (hash) => {
      expect(() => readInlineScriptHashes(buildWith({ inlineScriptHashes: [hash] }), local)).toThrow('Invalid string');
    },
  );

  it('are all that are listed', () => {
    const build = buildWith({ inlineScriptHashes: [listed.at(-1)], islands: {} });

    expect(readInlineScriptHashes(build, aws).toSorted()).toEqual(listed.toSorted());
  });

  it('keep a script from being deployed whose hash is not listed, and say which line is missing', () => {
    const build = buildWith({ inlineScriptHashes: ['sha256-abc='] });
    const today = new Date().toISOString().slice(0, 10);

    expect(() => readInlineScriptHashes(build, aws)).toThrow(
      `Add this line as the first of inlineScripts in infra/inline-script-hashes.ts and leave the others: { hash: 'sha256-abc=', since: '${today}' },`,
    );
  });

  it('have the script of the build beside them on one machine, listed or not', () => {
    expect(readInlineScriptHashes(buildWith({ inlineScriptHashes: ['sha256-abc='] }), local)).toEqual([
      'sha256-abc=',
      ...listed,
    ]);
  });

  it('begin with that of the script in the sources', () => {
    const current = inlineScriptHash();

    expect(
      listed[0],
      `Add { hash: '${current}', since: '<today>' } as the first of inlineScripts in infra/inline-script-hashes.ts.`,
    ).toBe(current);
  });

  it('are listed once each, the newest first', () => {
    const days = inlineScripts.map(({ since }) => since);

    expect(new Set(listed).size).toBe(listed.length);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(days.filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day))).toEqual([]);
  });
});
