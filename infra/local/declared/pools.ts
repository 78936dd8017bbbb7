/** User pools with their clients and groups, as the templates declare them. */
import * as z from 'zod';
import type { ClientConfig, GroupConfig, PoolConfig } from '../engines/cognito/pool-config.ts';
import type { Resource, Resources } from '../template/resources.ts';

/** The engine reads the other members itself and keeps their names, see its pool-config.ts. */
const PoolSchema = z.looseObject({ UserPoolName: z.string().optional() });
const ClientSchema = z.looseObject({ UserPoolId: z.string() });
const GroupSchema = z.object({
  UserPoolId: z.string(),
  GroupName: z.string(),
  Precedence: z.number().exactOptional(),
  Description: z.string().exactOptional(),
});

export function readPools(resources: Resources): PoolConfig[] {
  return resources.ofType('AWS::Cognito::UserPool').map((resource) => readPool(resource, resources));
}

function readPool(resource: Resource, resources: Resources): PoolConfig {
  const properties = PoolSchema.parse(resource.properties());
  return {
    ...(properties as Partial<PoolConfig>),
    id: resource.name,
    name: properties.UserPoolName ?? resource.logicalId,
    arn: resource.attribute('Arn'),
    clients: resources
      .ofType('AWS::Cognito::UserPoolClient')
      .map((client) => ({ id: client.name, properties: ClientSchema.parse(client.properties()) }))
      .filter(({ properties: client }) => client.UserPoolId === resource.name)
      .map(({ id, properties: client }): ClientConfig => ({ ...(client as Partial<ClientConfig>), id })),
    groups: resources
      .ofType('AWS::Cognito::UserPoolGroup')
      .map((group) => GroupSchema.parse(group.properties()))
      .filter((group) => group.UserPoolId === resource.name)
      .map(({ UserPoolId: _pool, ...group }): GroupConfig => group),
  };
}
