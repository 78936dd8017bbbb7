/** Where the files of a call are: the names follow from the call's own. */
import type { CallContract } from '../shared/calls/define-call.ts';

export const kebab = (name: string): string => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

export function filesOf({ group, name, streaming }: Pick<CallContract, 'group' | 'name' | 'streaming'>) {
  return {
    contract: `shared/calls/${group}.ts`,
    handler: `functions/calls/${group}/${kebab(name)}.ts`,
    group: `functions/calls/${group}/${streaming ? 'stream' : 'index'}.ts`,
    test: `test/functions/calls/${group}/${kebab(name)}.test.ts`,
  };
}
