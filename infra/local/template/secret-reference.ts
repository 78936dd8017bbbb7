/** The part of `{{resolve:secretsmanager:…}}` after the service: `<id or ARN>[:SecretString[:<json key>[:…]]]`. */
export type SecretReference = {
  secretId: string;
  /** Empty: the whole string. */
  jsonKey: string;
};

/** Version stages and ids are not understood here; throws when one is given. */
export function secretReference(reference: string): SecretReference {
  const [secretId = '', rest = ''] = reference.split(':SecretString');
  const [, jsonKey = '', versionStage = '', versionId = ''] = rest.split(':');
  if (versionStage === '' && versionId === '') return { secretId, jsonKey };
  throw new Error(
    `The reference to the secret ${secretId} names a version; expected none, so that it means the current.`,
  );
}
