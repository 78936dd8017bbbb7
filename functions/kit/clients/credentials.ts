/** Credentials straight from the environment, as Lambda gives them: the default chain would cost start-up time. */
export const fromEnvironment = async (): Promise<{
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}> => ({
  accessKeyId: process.env['AWS_ACCESS_KEY_ID'] ?? '',
  secretAccessKey: process.env['AWS_SECRET_ACCESS_KEY'] ?? '',
  ...(process.env['AWS_SESSION_TOKEN'] ? { sessionToken: process.env['AWS_SESSION_TOKEN'] } : {}),
});

/**
 * Two more tries after the first, with the SDK's own back-off. What does not answer is given up well before the
 * function's own time is over, so that its caller still gets an answer; without limits the SDK waits for ever.
 */
export const clientDefaults = {
  credentials: fromEnvironment,
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
};
