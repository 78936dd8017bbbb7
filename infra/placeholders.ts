/** What stands in the settings until somebody deploys for real: the one list of it, and what becomes of a deployment with it. */
import { CfnParameter, CfnRule, Fn, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { operator } from '../shared/legal/operator.ts';
import { PLACEHOLDER_ACCOUNT, PLACEHOLDER_WHATSAPP_NUMBER, type Stage } from './stages.ts';

/** What the legal notice names; `shared/legal/operator.ts`. */
export type Operator = {
  readonly [Name in keyof typeof operator]: (typeof operator)[Name] extends boolean ? boolean : string;
};

type Settings = { stage: Stage; operator: Operator };
type Placeholder = { name: string; isLeft: (settings: Settings) => boolean };

/** RFC 2606 keeps these names for examples: nobody can own them. */
const isExampleHost = (host: string): boolean =>
  /(^|\.)(example|example\.(com|net|org)|test|invalid|localhost)$/i.test(host);
const hostOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

const hostNamed = (name: string, read: (stage: Stage) => string): Placeholder => ({
  name: `${name} in infra/stages.ts`,
  isLeft: ({ stage }) => isExampleHost(hostOf(read(stage))),
});

/** As `shared/legal/operator.ts` is delivered. */
const OPERATOR_EXAMPLES: Partial<Record<keyof Operator, RegExp>> = {
  registeredName: /\bexample\b/i,
  companyNumber: /^0+$/,
  registeredOffice: /\bexample\b/i,
  vatNumber: /^[A-Z]{2}[ 0]+$/,
  directors: /\bexample\b/i,
  dataProtectionNumber: /^[A-Z]*0+$/,
  euRepresentative: /\bexample\b/i,
  supportEmail: /\.example$/,
  privacyEmail: /\.example$/,
  securityEmail: /\.example$/,
  abuseEmail: /\.example$/,
};

const operatorPlaceholders: Placeholder[] = [
  { name: 'isExample in shared/legal/operator.ts', isLeft: ({ operator: { isExample } }) => isExample },
  ...Object.entries(OPERATOR_EXAMPLES).map(([field, example]) => ({
    name: `${field} in shared/legal/operator.ts`,
    isLeft: (settings: Settings) => example.test(String(settings.operator[field as keyof Operator])),
  })),
];

export const placeholders: readonly Placeholder[] = [
  {
    name: 'the account (sign in, or set CDK_DEFAULT_ACCOUNT)',
    isLeft: ({ stage }) => stage.account === PLACEHOLDER_ACCOUNT,
  },
  hostNamed('domain', ({ domain }) => domain),
  hostNamed('mediaDomain', ({ mediaDomain }) => mediaDomain),
  hostNamed('mail.identity', ({ mail }) => mail.identity),
  hostNamed('mail.from', ({ mail }) => mail.from),
  hostNamed('mail.sales', ({ mail }) => mail.sales),
  hostNamed('alarmAddress', ({ alarmAddress }) => alarmAddress),
  {
    name: 'whatsapp.phoneNumberId in infra/stages.ts',
    isLeft: ({ stage }) => stage.whatsapp.phoneNumberId === PLACEHOLDER_WHATSAPP_NUMBER,
  },
  ...operatorPlaceholders,
];

/** Names of the placeholders that nobody has filled in; the stage of one machine needs none filled. */
export function missingSettings(settings: Settings): string[] {
  if (settings.stage.local) return [];
  return placeholders.filter(({ isLeft }) => isLeft(settings)).map(({ name }) => name);
}

/** @throws naming what is missing, unless the templates are only to be looked at */
export function refuseMissing(stage: Stage, missing: readonly string[], isExample: boolean): void {
  if (missing.length === 0 || isExample) return;
  throw new Error(
    `The stage ${stage.name} still has placeholders, so it cannot be deployed. Fill in:\n` +
      `${missing.map((name) => `  - ${name}\n`).join('')}` +
      'docs/deploy.md (step 2) says what belongs there. To look at the templates only, add -c example=true: ' +
      'CloudFormation will refuse to deploy those.',
  );
}

/** The only value that the parameter takes: nobody can name another one at a deployment. */
const LEFT = 'left';

/** Has CloudFormation refuse a stack before it makes anything, with the names of what is missing. */
export function forbidDeployment(stack: Stack, missing: readonly string[]): void {
  const parameter = new CfnParameter(stack, 'Placeholders', {
    type: 'String',
    default: LEFT,
    allowedValues: [LEFT],
    description: 'The settings hold placeholders: this template is made to be looked at, not to be deployed.',
  });
  new CfnRule(stack, 'NoPlaceholders', {
    assertions: [
      {
        assert: Fn.conditionEquals(parameter.valueAsString, 'none'),
        assertDescription: `This template was made with placeholders (-c example=true). Fill in: ${missing.join('; ')}. See docs/deploy.md, step 2.`,
      },
    ],
  });
}

export function forbidDeployments(app: Construct, missing: readonly string[]): void {
  if (missing.length === 0) return;
  for (const child of app.node.children) if (Stack.isStack(child)) forbidDeployment(child, missing);
}
