/** Calls an engine that speaks AWS JSON, as the small cloud itself. */

export type AwsCaller = {
  /** `operation` with its service prefix: `AmazonSQS.SendMessage`. Throws with the service's words when it is refused. */
  call(operation: string, input: Record<string, unknown>): Promise<Record<string, unknown>>;
};

export function createAwsCaller(url: string, keyId: string): AwsCaller {
  return {
    call: async (operation, input) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.0',
          'x-amz-target': operation,
          authorization: `AWS4-HMAC-SHA256 Credential=${keyId}/20260101/local/local/aws4_request`,
        },
        body: JSON.stringify(input),
      });
      const answer = (await response.json()) as Record<string, unknown>;
      if (response.ok) return answer;
      throw new Error(`${operation} was refused: ${String(answer['message'] ?? answer['__type'])}`);
    },
  };
}
