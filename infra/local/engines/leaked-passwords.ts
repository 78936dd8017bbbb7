/**
 * Stand-in for Pwned Passwords (Have I Been Pwned API v3): answers a beginning of a hash with endings of leaked passwords, and
 * with endings that nobody's password has, as the padded answers of the real one do. It knows a few.
 */
import { createHash } from 'node:crypto';
import { EngineError, type Engine } from './engine.ts';

/** Each is as the rules for passwords want it, and stands in no list of common ones. */
export const leakedPasswords = ['Sunshine-Lane-7', 'Il0veMyD0g&Cat', 'Trustno1-Ever!'];

const BEGINNING = /^\/range\/([0-9A-F]{5})$/;
const COUNT = 42;
/** Endings in an answer, at the least. */
const PADDED_TO = 20;

export function createLeakedPasswordsEngine(): Engine {
  const hashes = leakedPasswords.map(hashOf);
  return {
    service: 'LEAKED_PASSWORDS',
    needs: () => 'public',
    handle: async ({ method, url }, response) => {
      const beginning = method === 'GET' ? BEGINNING.exec(url.pathname)?.[1] : undefined;
      if (beginning === undefined)
        throw new EngineError('BadRequest', 'The hash prefix was not in a valid format', 400);
      const known = hashes.filter((hash) => hash.startsWith(beginning)).map((hash) => `${endingOf(hash)}:${COUNT}`);
      const padding = Array.from({ length: PADDED_TO }, (_, place) => `${endingOf(hashOf(`${beginning} ${place}`))}:0`);
      response.writeHead(200, { 'content-type': 'text/plain' }).end([...known, ...padding].toSorted().join('\r\n'));
    },
  };
}

const hashOf = (text: string): string => createHash('sha1').update(text).digest('hex').toUpperCase();

const endingOf = (hash: string): string => hash.slice(5);
