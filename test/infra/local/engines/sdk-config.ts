/** Settings that point a real SDK client at a served engine. One attempt only, so that a refusal shows at once. */
export function sdkConfig(url: string) {
  return {
    endpoint: url,
    region: 'ap-southeast-1',
    credentials: { accessKeyId: 'AKIALOCALTEST', secretAccessKey: 'local' },
    maxAttempts: 1,
  };
}
