/** Nobody deploys with the invented company, or with any other example. */
import { describe, expect, it, vi } from 'vitest';
import { type AppProps, buildApp, buildAppOf } from '../../infra/app.ts';
import { missingSettings, type Operator, placeholders } from '../../infra/placeholders.ts';
import { getStage, type Stage } from '../../infra/stages.ts';
import { operator } from '../../shared/legal/operator.ts';
import { unstagedAssets } from './synthesis.ts';
import { at, awsStages, fixtureBuildRoot, listAt, readTemplates } from './templates.ts';
import { temporaryFolder } from './temporary-folder.ts';

const LOOKS_LIKE_EXAMPLE = /\.example$|\bexample\b|0{6,}|^[A-Z]{2}[ 0]+$/i;

const realOperator: Operator = {
  ...operator,
  isExample: false,
  registeredName: 'Lindqvist Pages Limited',
  companyNumber: '10473621',
  registeredOffice: '14 Harbour Road, Bristol BS1 4RW, United Kingdom',
  vatNumber: 'GB 284 7610 35',
  directors: 'Ada Lindqvist',
  dataProtectionNumber: 'ZB284761',
  euRepresentative: 'Lindqvist Europe, 3 Quay Street, Dublin, Ireland',
  supportEmail: 'support@lindqvist.page',
  privacyEmail: 'privacy@lindqvist.page',
  securityEmail: 'security@lindqvist.page',
  abuseEmail: 'abuse@lindqvist.page',
};

const realStage = (name: string): Stage => ({
  ...getStage(name),
  account: '123456789012',
  domain: 'lindqvist.page',
  mediaDomain: 'media.lindqvist.page',
  mail: { identity: 'lindqvist.page', from: 'hello@lindqvist.page', sales: 'sales@lindqvist.page' },
  alarmAddress: 'alarms@lindqvist.page',
  whatsapp: { ...getStage(name).whatsapp, phoneNumberId: 'phone-number-id-4f1c2a9be07d4d13a6b85c90d7e31f42' },
});

const props = (context: Record<string, unknown> = {}): AppProps => ({
  buildRoot: fixtureBuildRoot,
  outdir: temporaryFolder('templates'),
  context: { ...unstagedAssets, example: false, ...context },
});

/** Every text of the settings, with the path to it. */
function textsIn(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, path === '' ? name : `${path}.${name}`));
}

describe('the list of placeholders', () => {
  it.each(awsStages)('has everything in %s that looks like an example', (name) => {
    vi.stubEnv('CDK_DEFAULT_ACCOUNT', undefined);
    const settings = { stage: getStage(name), operator };
    vi.unstubAllEnvs();
    const found = [...textsIn(settings.stage), ...textsIn(settings.operator)].filter(({ text }) =>
      LOOKS_LIKE_EXAMPLE.test(text),
    );

    const missing = missingSettings(settings);
    expect(found.length).toBeGreaterThan(15);
    expect(found.filter(({ path }) => !missing.some((line) => line.includes(path)))).toEqual([]);
    expect(missing).toEqual(placeholders.map(({ name: line }) => line));
  });

  it('is empty for settings that are real, and for one machine', () => {
    expect(missingSettings({ stage: realStage('prod'), operator: realOperator })).toEqual([]);
    expect(missingSettings({ stage: getStage('local', { port: 4_000, mediaPort: 4_001 }), operator })).toEqual([]);
  });

  it.each(Object.keys(realOperator).filter((field) => field !== 'registeredIn'))(
    'misses %s of the operator when that alone is an example',
    (field) => {
      const almost = { ...realOperator, [field]: operator[field as keyof typeof operator] } as Operator;

      expect(missingSettings({ stage: realStage('prod'), operator: almost })).toEqual([
        `${field} in shared/legal/operator.ts`,
      ]);
    },
  );
});

describe.each(awsStages)('templates of %s', (name) => {
  it('are not made with placeholders, and the reason names each', () => {
    const make = () => buildApp({ stage: name, ...props() });

    expect(make).toThrow(`The stage ${name} still has placeholders`);
    for (const line of missingSettings({ stage: getStage(name), operator })) expect(make).toThrow(line);
    expect(make).toThrow('-c example=true');
  });

  it('can be looked at, but no stack of them can be deployed: CloudFormation names what is missing', () => {
    const made = readTemplates(buildApp({ stage: name, ...props({ example: 'true' }) }), getStage(name));
    const missing = missingSettings({ stage: getStage(name), operator });

    expect(made.stacks.length).toBe(8);
    for (const { template } of made.stacks) {
      const parameter = template.Parameters?.['Placeholders'];
      const [assertion, ...others] = listAt(template.Rules?.['NoPlaceholders'], 'Assertions');

      // Whatever value is named at the deployment: it is refused, or it is the one that the assertion refuses.
      expect(parameter).toMatchObject({ Default: 'left', AllowedValues: ['left'] });
      expect(at(assertion, 'Assert')).toEqual({ 'Fn::Equals': [{ Ref: 'Placeholders' }, 'none'] });
      expect(at(template.Rules?.['NoPlaceholders'], 'RuleCondition')).toBeUndefined();
      expect(others).toEqual([]);
      for (const line of missing) expect(at(assertion, 'AssertDescription')).toContain(line);
    }
  });
});

it.each([false, true])('with everything filled in the templates can be deployed (example asked for: %s)', (example) => {
  const stage = realStage('prod');

  const made = readTemplates(buildAppOf(stage, realOperator, props({ example })), stage);

  for (const { template } of made.stacks) {
    expect(template.Parameters?.['Placeholders']).toBeUndefined();
    expect(template.Rules?.['NoPlaceholders']).toBeUndefined();
  }
});
