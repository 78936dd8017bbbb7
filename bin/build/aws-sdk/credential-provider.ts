/**
 * In place of the default credential chain: a function gives its client the keys of its environment, so there is
 * nothing to search for (profiles, SSO, STS, processes, container and instance metadata).
 */
export function defaultProvider(): () => Promise<never> {
  return async () => {
    throw new Error(
      'An AWS client was made without credentials. Bundled functions have no default credential chain: ' +
        'pass `credentials` with the keys from the environment when you create the client.',
    );
  };
}

export function credentialsWillNeedRefresh(): boolean {
  return false;
}

export function credentialsTreatedAsExpired(): boolean {
  return false;
}
