/**
 * The answers that API Gateway gives itself, as the template words them or in its own words.
 * Source: API Gateway developer guide, "Gateway response types for API Gateway".
 */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Resource, Resources } from '../template/resources.ts';
import type { Header, HttpAnswer } from './http-message.ts';

type Standard = { status: number; message: string; errorType: string };

const STANDARD = {
  ACCESS_DENIED: { status: 403, message: 'Forbidden', errorType: 'ForbiddenException' },
  BAD_REQUEST_BODY: { status: 400, message: 'Bad Request', errorType: 'BadRequestException' },
  MISSING_AUTHENTICATION_TOKEN: {
    status: 403,
    message: 'Missing Authentication Token',
    errorType: 'MissingAuthenticationTokenException',
  },
  REQUEST_TOO_LARGE: { status: 413, message: 'Request Too Long', errorType: 'RequestTooLargeException' },
  INTEGRATION_TIMEOUT: {
    status: 504,
    message: 'Endpoint request timed out',
    errorType: 'InternalServerErrorException',
  },
  INTEGRATION_FAILURE: { status: 502, message: 'Internal server error', errorType: 'InternalServerErrorException' },
} satisfies Record<string, Standard>;

export type GatewayResponseType = keyof typeof STANDARD;

export type GatewayResponses = (type: GatewayResponseType) => HttpAnswer;

const ResponseSchema = z.object({
  RestApiId: z.string(),
  ResponseType: z.string(),
  StatusCode: z.coerce.number().optional(),
  ResponseParameters: z.record(z.string(), z.string()).default({}),
  ResponseTemplates: z.record(z.string(), z.string()).default({}),
});
type Declared = z.infer<typeof ResponseSchema>;

/** `DEFAULT_4XX` and `DEFAULT_5XX` hold for the types that the template does not name. */
export function readGatewayResponses(api: Resource, resources: Resources): GatewayResponses {
  const declared = new Map(
    resources
      .ofType('AWS::ApiGateway::GatewayResponse')
      .map((resource) => ResponseSchema.parse(resource.properties()))
      .filter((response) => response.RestApiId === api.name)
      .map((response) => [response.ResponseType, response] as const),
  );
  return (type) => {
    const standard = STANDARD[type];
    return write(standard, declared.get(type) ?? declared.get(standard.status < 500 ? 'DEFAULT_4XX' : 'DEFAULT_5XX'));
  };
}

function write(standard: Standard, declared: Declared | undefined): HttpAnswer {
  const template = declared?.ResponseTemplates['application/json'] ?? '{"message":$context.error.messageString}';
  const headers: Header[] = [
    ['Content-Type', 'application/json'],
    ['x-amzn-RequestId', randomUUID()],
    ['x-amzn-ErrorType', standard.errorType],
    ...declaredHeaders(declared),
  ];
  return { status: declared?.StatusCode ?? standard.status, headers, body: Buffer.from(fill(template, standard)) };
}

/** `gatewayresponse.header.<name>` with a literal in single quotes. */
function declaredHeaders(declared: Declared | undefined): Header[] {
  return Object.entries(declared?.ResponseParameters ?? {}).map(([parameter, value]) => {
    const name = /^gatewayresponse\.header\.(.+)$/.exec(parameter)?.[1];
    const literal = /^'(.*)'$/.exec(value)?.[1];
    if (name !== undefined && literal !== undefined) return [name, literal];
    throw new Error(`The gateway response parameter ${parameter}: ${value} is not understood; expected 'a literal'.`);
  });
}

function fill(template: string, { message }: Standard): string {
  return template.replace(/\$context\.[\w.]+/g, (variable) => {
    if (variable === '$context.error.messageString') return JSON.stringify(message);
    if (variable === '$context.error.message') return message;
    if (variable === '$context.requestId') return randomUUID();
    throw new Error(
      `The variable ${variable} of a gateway response is not known here; add it to gateway-responses.ts.`,
    );
  });
}
