/** Where the files of a call are: the names follow from the call's own. */
import type { CallContract } from '../shared/calls/define-call.ts';

export const kebab = (name: string): string => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

type Named = Pick<CallContract, 'group' | 'name' | 'streaming' | 'stages'>;

export function filesOf({ group, name, streaming, stages }: Named) {
  const entry = streaming ? 'stream' : stages === undefined ? 'index' : 'trial';
  return {
    contract: `shared/calls/${group}.ts`,
    handler: `functions/calls/${group}/${kebab(name)}.ts`,
    group: `functions/calls/${group}/${entry}.ts`,
    test: `test/functions/calls/${group}/${kebab(name)}.test.ts`,
  };
}
