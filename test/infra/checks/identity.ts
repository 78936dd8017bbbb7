import { at, listAt, resourcesOf, textAt } from '../templates.ts';
import { breakFirst, type Check, ifNone, unless } from './check.ts';

const POOL = 'AWS::Cognito::UserPool';
const CLIENT = 'AWS::Cognito::UserPoolClient';
const PASSWORD = 'Properties.Policies.PasswordPolicy';

export const identityChecks: Check[] = [
  {
    id: 'K33',
    title: 'passwords have eight characters of all classes, and nobody signs up at a pool',
    faults: (templates) => {
      const pools = resourcesOf(templates, POOL);
      const classes = ['RequireLowercase', 'RequireUppercase', 'RequireNumbers', 'RequireSymbols'];
      return [
        ...(pools.length === 3 ? [] : [`there are ${pools.length} pools`]),
        ...unless(pools, (pool) => Number(at(pool, `${PASSWORD}.MinimumLength`)) >= 8, 'shorter'),
        ...unless(pools, (pool) => classes.every((name) => at(pool, `${PASSWORD}.${name}`) === true), 'fewer classes'),
        ...unless(
          pools,
          (pool) => at(pool, 'Properties.AdminCreateUserConfig.AllowAdminCreateUserOnly') === true,
          'open sign-up',
        ),
        ...unless(
          pools,
          (pool) => at(pool, 'Properties.UsernameConfiguration.CaseSensitive') === false,
          'two accounts by case',
        ),
      ];
    },
    break: (templates) => breakFirst(templates, POOL, (properties) => delete properties['Policies']),
  },
  {
    id: 'K33b',
    title: 'staff must use a second factor, everybody may',
    faults: (templates) =>
      unless(
        resourcesOf(templates, POOL),
        (pool) =>
          at(pool, 'Properties.MfaConfiguration') ===
            (textAt(pool, 'Properties.UserPoolName').endsWith('-staff') ? 'ON' : 'OPTIONAL') &&
          listAt(pool, 'Properties.EnabledMfas').join() === 'SOFTWARE_TOKEN_MFA',
        'other rules',
      ),
    break: (templates) => {
      for (const { Properties } of resourcesOf(templates, POOL)) Properties['MfaConfiguration'] = 'OFF';
    },
  },
  {
    id: 'K33c',
    title: 'pools watch for threats in prod',
    only: ['prod'],
    faults: (templates) =>
      unless(
        resourcesOf(templates, POOL),
        (pool) =>
          at(pool, 'Properties.UserPoolTier') === 'PLUS' &&
          at(pool, 'Properties.UserPoolAddOns.AdvancedSecurityMode') === 'ENFORCED',
        'does not',
      ),
    break: (templates) => breakFirst(templates, POOL, (properties) => delete properties['UserPoolAddOns']),
  },
  {
    id: 'K33d',
    title: 'a pool has one client without a secret, for flows with administrator rights only',
    faults: (templates) => {
      const clients = resourcesOf(templates, CLIENT);
      return [
        ...ifNone(clients, 'there are no clients'),
        ...(clients.length === resourcesOf(templates, POOL).length ? [] : ['not one a pool']),
        ...unless(clients, ({ Properties }) => Properties['GenerateSecret'] === false, 'a secret'),
        ...unless(
          clients,
          (client) =>
            listAt(client, 'Properties.ExplicitAuthFlows').join() ===
            'ALLOW_ADMIN_USER_PASSWORD_AUTH,ALLOW_CUSTOM_AUTH',
          'other flows',
        ),
        ...unless(clients, ({ Properties }) => Properties['AllowedOAuthFlowsUserPoolClient'] === false, 'OAuth'),
      ];
    },
    break: (templates) =>
      breakFirst(templates, CLIENT, (properties) => (properties['ExplicitAuthFlows'] = ['ALLOW_USER_SRP_AUTH'])),
  },
  {
    id: 'K33e',
    title: 'tokens live an hour, are renewed by rotation for 30 days, can be revoked, and say nothing about who exists',
    faults: (templates) => {
      const clients = resourcesOf(templates, CLIENT);
      const isMinutes = (client: unknown, name: string, most: number) =>
        at(client, `Properties.TokenValidityUnits.${name}`) === 'minutes' &&
        Number(at(client, `Properties.${name}Validity`)) <= most;
      return [
        ...unless(
          clients,
          (client) => isMinutes(client, 'IdToken', 60) && isMinutes(client, 'AccessToken', 60),
          'longer than an hour',
        ),
        ...unless(clients, (client) => isMinutes(client, 'RefreshToken', 30 * 24 * 60), 'longer than 30 days'),
        ...unless(
          clients,
          (client) => at(client, 'Properties.RefreshTokenRotation.Feature') === 'ENABLED',
          'no rotation',
        ),
        ...unless(
          clients,
          (client) => at(client, 'Properties.RefreshTokenRotation.RetryGracePeriodSeconds') === 60,
          'other grace',
        ),
        ...unless(clients, ({ Properties }) => Properties['EnableTokenRevocation'] === true, 'no revocation'),
        ...unless(
          clients,
          ({ Properties }) => Properties['PreventUserExistenceErrors'] === 'ENABLED',
          'tells who exists',
        ),
      ];
    },
    break: (templates) => breakFirst(templates, CLIENT, (properties) => (properties['IdTokenValidity'] = 90)),
  },
];
