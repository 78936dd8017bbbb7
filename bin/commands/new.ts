/** `npm run new <group>.<call>`: the handler and test files of a new call, and what is left to write by hand. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { callGroups, type CallGroup } from '../../shared/calls/call-groups.ts';
import { registry } from '../../shared/calls/registry.ts';
import { filesOf, kebab } from '../call-files.ts';

const [word = ''] = process.argv.slice(2);
const [group = '', name = ''] = word.split('.');

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

function isGroup(text: string): text is CallGroup {
  return (callGroups as readonly string[]).includes(text);
}

if (!isGroup(group)) stop(`Usage: npm run new <group>.<call>. The groups are ${callGroups.join(', ')}.`);
if (!/^[a-zA-Z][a-zA-Z0-9]+$/.test(name))
  stop('Usage: npm run new <group>.<call>, the call as it stands on the wire, e.g. getProfile.');
if (registry.some((contract) => contract.group === group && contract.name === name))
  stop(`${word} is there already: npm run where ${name}`);

const files = filesOf({ group, name, streaming: false });
write(
  files.handler,
  `import type { ${name} as contract } from '../../../shared/calls/${group}.ts';
import type { Handler } from '../../kit/call-group.ts';

export const ${name}: Handler<typeof contract> = async (input, context) => {
  context.log.info('${kebab(name)}', { fields: Object.keys(input).length });
  return {};
};
`,
);
write(
  files.test,
  `import { expect, test } from 'vitest';

test('${name}: states what it guarantees', () => {
  expect('this test').toBe('written');
});
`,
);
console.log(`\nStill to write by hand:
  1. the contract   ${files.contract}: export const ${name} = defineCall({ … })
  2. the handler    ${files.handler}: load → authorize → decide → write → return
  3. one line       ${files.group}: bind(contracts.${name}, async () => (await import('./${kebab(name)}.ts')).${name})
  4. the test       ${files.test}: it fails until it is written
Then: npm run check`);

function write(file: string, text: string): void {
  if (existsSync(file)) return console.log(`kept      ${file}`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`written   ${file}`);
}
