/**
 * Stands in for all of AWS: it knows the secrets and refuses everything else, each service in its own words. So a
 * package shows that its clients can sign, send and read an answer.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type AwsStandIn = { url: string; requests: string[]; close(): void };

/** What every secret holds. */
export const SECRET = 'what-only-the-edge-knows';

/** What a test has AWS answer to an operation, such as `DynamoDB_20120810.GetItem`; undefined leaves it to the stand-in. */
export type AwsAnswers = (operation: string, sent: string) => object | undefined;

export async function startAwsStandIn(answers: AwsAnswers = () => undefined): Promise<AwsStandIn> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const service = serviceOf(request);
    const operation = String(request.headers['x-amz-target'] ?? `${request.method} ${request.url}`);
    requests.push(`${service} ${operation}`);
    let sent = '';
    request.on('data', (chunk) => (sent += String(chunk)));
    request.on('end', () => {
      const own = answers(operation, sent);
      const { status, type, body } = own ? json(200, own) : answer(service, operation, sent);
      response.writeHead(status, { 'content-type': type, 'x-amzn-requestid': 'request' }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () => void (server.closeAllConnections(), server.close()),
  };
}

/** `Credential=AKIA…/20260101/eu-central-1/dynamodb/aws4_request` */
const serviceOf = ({ headers }: IncomingMessage): string =>
  /Credential=[^/]+\/\d+\/[^/]+\/([^/]+)\/aws4_request/.exec(headers.authorization ?? '')?.[1] ?? 'unsigned';

type StandInAnswer = { status: number; type: string; body: string };

function answer(service: string, operation: string, sent: string): StandInAnswer {
  if (service === 's3' || service === 'cloudfront') {
    return {
      status: 403,
      type: 'application/xml',
      body: '<Error><Code>AccessDenied</Code><Message>No.</Message></Error>',
    };
  }
  if (operation === 'secretsmanager.GetSecretValue' && !sent.includes('AWSPENDING')) {
    return json(200, { Name: 'secret', SecretString: SECRET });
  }
  if (operation.startsWith('secretsmanager.GetSecretValue')) return json(400, { __type: 'ResourceNotFoundException' });
  if (operation === 'secretsmanager.PutSecretValue') return json(200, {});
  return json(400, { __type: 'AccessDeniedException', message: 'No.' });
}

const json = (status: number, body: object): StandInAnswer => ({
  status,
  type: 'application/x-amz-json-1.1',
  body: JSON.stringify(body),
});
