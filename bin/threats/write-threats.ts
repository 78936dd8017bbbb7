/** Writes docs/threats.md: from the registry what comes in, from the data beside this file all else. A test keeps it current. */
import { actors } from './actors.ts';
import { assets } from './assets.ts';
import { callerWords, renderCallEntrances, renderGuardedCalls } from './call-entrances.ts';
import { doors } from './doors.ts';
import { code, codeList, table } from './markdown.ts';
import type { Threat } from './threat.ts';
import { threatChapters } from './threats/all-threats.ts';

export const THREATS_FILE = 'docs/threats.md';

const HEAD = `# Threats

Written by \`npm run generate\`: the calls from the contracts, the rest from \`bin/threats\`. A test fails when the page is old, when a file that it names is not there, and when a group of calls, or a kind of caller, has no threat.

T1 to T72 are the list that the product began with, X what came to it since. Each names who might try it, what is at stake, where it would come in, what stops it, and the tests that fail when that falls. Tests below \`bin/proof\` run against the whole system: in small amounts with \`npm test\` (\`test/system\`), in full with \`npm run proof\` ([proof.md](proof.md)). \`test/infra/security-checks.test.ts\` holds the templates of all stages against the checklist in \`test/infra/checks\`.

How the same is asked by a standard, row by row: [asvs.md](asvs.md). How somebody is let in to an account: [accounts.md](accounts.md).`;

const TOLD_BY_DESIGN = `## What is told by design

Whoever has an application's id (128 random bits, in the mail to its holder) is told four things without its key: its agent, whose page is public; whether it has a policy and an account, so that the mail's link leads to the right screen; its holder's masked address; and how many births may still be tried. Whoever has a provider's id of a payment is told where it stands. None of it opens anything. \`tellsByDesign\` in \`bin/proof/attacks/insurance-crossing.ts\` lists these calls; every other call answers a foreign name like one that there is not.

A new call that takes the name of something takes part in these attacks by itself. A field that is spelled like a name and whose thing is not known (\`bin/proof/attacks/id-fields.ts\`) fails a test.`;

export function renderThreats(): string {
  return `${[
    HEAD,
    '## Who',
    table(
      ['who', 'has', 'might want'],
      Object.values(actors).map(({ name, has, wants }) => [name, has, wants]),
    ),
    '## What is at stake',
    table(
      ['what', 'where it lies', 'harm'],
      Object.values(assets).map(({ name, lies, harm }) => [name, lies, harm]),
    ),
    '## Where somebody comes in: calls',
    'How many calls of a group somebody can make, and how many of these change something, and so on. `npm run calls` names them.',
    Object.entries(callerWords)
      .map(([caller, words]) => `- ${code(caller)}: ${words}`)
      .join('\n'),
    renderCallEntrances(),
    renderGuardedCalls(),
    '## Where somebody comes in: everything else',
    table(
      ['entrance', 'takes', 'code'],
      Object.values(doors).map((door) => [door.name, door.takes, codeList(door.code)]),
    ),
    '# What somebody tries',
    ...threatChapters.flatMap(({ title, threats }) => [`## ${title}`, ...threats.map(renderThreat)]),
    TOLD_BY_DESIGN,
  ].join('\n\n')}\n`;
}

function renderThreat(threat: Threat): string {
  const { id, title, stops, tests, untested, remains } = threat;
  const lines = [
    `Who: ${threat.actors.map((actor) => actors[actor].name).join(', ')}`,
    `At stake: ${threat.assets.map((asset) => assets[asset].name).join(', ')}`,
    `By: ${entrancesOf(threat)}`,
    `Stopped: ${stops} (${codeList(threat.code)})`,
    `Tests: ${codeList(tests)}`,
    ...(untested === undefined ? [] : [`No test: ${untested}`]),
    ...(remains === undefined ? [] : [`Remains: ${remains}`]),
  ];
  return [`### ${id}: ${title}`, lines.map((line) => `- ${line}`).join('\n')].join('\n\n');
}

function entrancesOf({ groups, callers, doors: others }: Threat): string {
  const calls = `calls of ${codeList(groups)} as ${codeList(callers)}`;
  return [calls, ...others.map((door) => doors[door].name)].join('; ');
}
