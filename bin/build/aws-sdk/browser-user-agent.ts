/** In place of reading a browser's name: functions run in none, and the parser (`bowser`) is 34 KB. */
export function createUserAgentStringParsingProvider(): () => Promise<never> {
  return async () => {
    throw new Error('Bundled functions run in no browser.');
  };
}
