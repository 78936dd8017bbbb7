/** Calls the DynamoDB engine as the small cloud itself. */
import { EngineError } from '../engine.ts';

/** Runs an operation. Throws EngineError with DynamoDB's own code when it is refused. */
export type DynamoClient = (operation: string, input: Record<string, unknown>) => Promise<Record<string, unknown>>;

/**
 * The process wants to see a signature of any key, and checks none. It is the same for every caller: DynamoDB Local keeps
 * tables apart by key.
 */
export const SIGNATURE = {
  authorization:
    'AWS4-HMAC-SHA256 Credential=local/20260101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
  'x-amz-date': '20260101T000000Z',
};

const targets = { tables: 'DynamoDB_20120810', streams: 'DynamoDBStreams_20120810' } as const;

export function createDynamoClient(url: string, api: keyof typeof targets = 'tables'): DynamoClient {
  return async (operation, input) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': `${targets[api]}.${operation}`,
        ...SIGNATURE,
      },
      body: JSON.stringify(input),
    });
    const answer = (await response.json()) as Record<string, unknown>;
    if (response.ok) return answer;
    const code = String(answer['__type']).replace(/^.*#/, '');
    throw new EngineError(code, String(answer['message'] ?? answer['Message']), response.status);
  };
}
