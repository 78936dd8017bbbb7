/** `npm run calls`: the registry, one call a line: group, method, path, caller, separated by tabs. */
import { registry } from '../../shared/calls/registry.ts';

for (const { group, method, path, caller } of registry) console.log([group, method, path, caller].join('\t'));
