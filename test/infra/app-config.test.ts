import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appConfig, writeAppConfig } from '../../infra/app-config.ts';
import { getStage, Stage } from '../../infra/stages.ts';
import { temporaryFolder } from './temporary-folder.ts';

function configFor(manifest: object): Record<string, unknown> {
  const buildRoot = temporaryFolder('app-config');
  mkdirSync(buildRoot, { recursive: true });
  writeFileSync(join(buildRoot, 'pages-manifest.json'), JSON.stringify({ inlineScriptHashes: [], ...manifest }));
  const folder = writeAppConfig(getStage('dev'), buildRoot);
  return JSON.parse(readFileSync(join(folder, 'app-config.json'), 'utf8')) as Record<string, unknown>;
}

test('the configuration tells the app what published pages load', () => {
  const islands = { first: '/assets/p/first.ABC.js', 'texts-en_us': '/assets/p/texts-en_us.DEF.js' };
  expect(configFor({ islands })['islands']).toEqual(islands);
});

test('a build without islands gives none', () => {
  expect(configFor({})['islands']).toEqual({});
});

test.each(['https://evil.example/first.js', '//evil.example/first.js', 'first.js'])(
  'an island that is not a file of our own is refused: %s',
  (first) => {
    expect(() => configFor({ islands: { first } })).toThrow();
  },
);

test('the configuration names Stripe only where cards are taken', () => {
  const stripe = { publishableKey: 'pk_live_abcd' };
  const prod = getStage('prod');

  expect(appConfig(prod, {}).payments).toEqual({ stripe: null });
  expect(appConfig({ ...prod, payments: { ...prod.payments, stripe } }, {}).payments).toEqual({
    stripe: { scriptUrl: 'https://js.stripe.com/v3/', publishableKey: 'pk_live_abcd' },
  });
  expect(appConfig(getStage('local', { port: 4_000, mediaPort: 4_001 }), {}).payments.stripe?.scriptUrl).toBe(
    'http://127.0.0.1:4022/v3/',
  );
});

test('the configuration names the analytics tag of production, and no other stage may have one', () => {
  const analytics = { scriptUrl: 'https://count.example/tag.js' };
  const prod = getStage('prod');

  expect(appConfig({ ...prod, analytics }, {}).analytics).toEqual(analytics);
  expect(appConfig(prod, {}).analytics).toBeNull();
  expect(Stage.safeParse({ ...prod, analytics }).success).toBe(true);
  expect(Stage.safeParse({ ...prod, analytics: { scriptUrl: 'http://count.example/tag.js' } }).success).toBe(false);
  expect(Stage.safeParse({ ...getStage('preprod'), analytics }).error?.issues[0]?.message).toBe(
    'Only the stage "prod" may have an analytics tag.',
  );
});
