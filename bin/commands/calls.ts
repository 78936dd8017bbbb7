/** `npm run calls`: the registry, one call a line: group, method, path, caller, separated by tabs. */
import { registry } from '../../shared/calls/registry.ts';
import { staticFiles } from '../../shared/calls/static-files.ts';

for (const { group, method, path, caller } of [...registry, ...staticFiles]) {
  console.log([group, method, path, caller].join('\t'));
}
