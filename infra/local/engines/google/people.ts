/** Who has an account at the local Google. */
import { createHash } from 'node:crypto';

export type Person = { name: string; email: string };

/** One with a mailbox of Google's, one with an address of their own. */
export const people: readonly Person[] = [
  { name: 'Noor Haddad', email: 'noor.haddad@gmail.com' },
  { name: 'Tom Berger', email: 'tom@berger-advice.example' },
];

/** Who the page's answer names: one of them, or anybody who was typed in. */
export function findPerson(query: URLSearchParams): Person | undefined {
  const email = query.get('email') ?? '';
  const known = people.find((person) => person.email === email);
  return known ?? (email === '' ? undefined : { name: query.get('name') ?? '', email });
}

const TOKEN_SECONDS = 3_600;

/** @param now milliseconds since the epoch */
export function idClaims({ name, email }: Person, now: number): object {
  const iat = Math.floor(now / 1_000);
  return {
    iss: 'https://accounts.google.com',
    sub: BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 16)}`).toString(),
    name,
    email,
    email_verified: true,
    iat,
    exp: iat + TOKEN_SECONDS,
  };
}
