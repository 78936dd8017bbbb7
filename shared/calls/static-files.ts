/** Calls of the specifications that are files: the edge gives them out, no function answers and nothing is signed. */
import type { CallContract } from './define-call.ts';

type StaticFile = Pick<CallContract, 'group' | 'method' | 'caller' | 'origin' | 'summary'> & { path: `/${string}` };

export const staticFiles: readonly StaticFile[] = [
  {
    group: 'session',
    method: 'GET',
    path: '/xlp-version.json',
    caller: 'none',
    origin: 'spec',
    summary: 'The version of the web app, as `data.version`: a page that is older loads itself anew.',
  },
];
