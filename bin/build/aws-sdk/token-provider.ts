/** In place of the bearer token chain (SSO profiles): functions sign with their keys. */
function refuse(): () => Promise<never> {
  return async () => {
    throw new Error('Bundled functions have no bearer tokens: let the client sign with its credentials (SigV4).');
  };
}

export { refuse as fromSso, refuse as nodeProvider };
