/**
 * The two kinds of people who sign themselves up: which pool keeps their passwords, and where their rows stand. What is the
 * same for both is written once and told whose it is.
 */
export type Realm = {
  pool: 'owners' | 'customers';
  table: 'accounts' | 'insurance';
  /** Of the partition of an account's own rows. */
  prefix: 'ACC' | 'CUSTOMER';
  /** Sort key of the account itself. */
  root: 'ACCOUNT' | 'CUSTOMER';
};

export const owners = { pool: 'owners', table: 'accounts', prefix: 'ACC', root: 'ACCOUNT' } as const satisfies Realm;

export const customers = {
  pool: 'customers',
  table: 'insurance',
  prefix: 'CUSTOMER',
  root: 'CUSTOMER',
} as const satisfies Realm;

export type RowKey = { pk: string; sk: string };

/** Of the account itself. */
export const rootKey = (realm: Realm, accountId: string): RowKey => keyIn(realm, accountId, realm.root);

/** Of one of its own rows. */
export const keyIn = ({ prefix }: Realm, accountId: string, sk: string): RowKey => ({
  pk: `${prefix}#${accountId}`,
  sk,
});

/** Of the row that counts its wrong passwords. */
export const triesKey = (realm: Realm, accountId: string): RowKey => keyIn(realm, accountId, 'SIGN-IN');
