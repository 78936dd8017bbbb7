/** That whoever is woken by an alarm finds what to do: each alarm has a runbook, and each runbook is of alarms that are there. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { runbookOf } from '../../infra/alarm-runbooks.ts';
import { registry } from '../../shared/calls/registry.ts';
import { securitySignals } from '../../shared/model/security-signals.ts';
import { awsStages, resourcesOf, synthesize, textAt } from './templates.ts';

const FOLDER = 'docs/runbooks';
const SECTIONS = ['What it means', 'What users notice', 'First look', 'What to do', 'How it ends', 'Afterwards'];

const files = readdirSync(FOLDER).filter((file) => file !== 'README.md');
const textOf = (file: string): string => readFileSync(`${FOLDER}/${file}`, 'utf8');

/** Ids of alarms as a line names them: `ApiDown`, or `Errors-<function>` for one of each function. */
const namedIn = (line: string): string[] => [...line.matchAll(/`(\w+(?:-<\w+>)?)`/g)].map(([, id = '']) => id);
const alarmsOf = (file: string): string[] => namedIn(/^Alarms: (.+)$/m.exec(textOf(file))?.[1] ?? '');
const patternOf = (named: string): RegExp => new RegExp(`^${named.replace(/<\w+>/, '.+')}$`);

/** What stands between fences. */
const queriesOf = (file: string): string =>
  [...textOf(file).matchAll(/^```\n(.+?)^```$/gms)].map(([, text]) => text).join('\n');

type NamedAlarm = { id: string; description: string };

const alarms = (stage: string): NamedAlarm[] =>
  resourcesOf(synthesize(stage), 'AWS::CloudWatch::Alarm').map((alarm) => ({
    id: textAt(alarm, 'Properties.AlarmName').replace(/^xpage-[a-z]+-(?:internal|status-[a-z]+-[a-z+]+)-/, ''),
    description: textAt(alarm, 'Properties.AlarmDescription'),
  }));

describe.each([...awsStages, 'local'])('the alarms of %s', (stage) => {
  const found = alarms(stage);

  it('name a runbook that is there and that names them', () => {
    const lost = found.filter(({ id, description }) => {
      const file = / Runbook: docs\/runbooks\/([a-z-]+\.md)$/.exec(description)?.[1] ?? '';
      return !files.includes(file) || !alarmsOf(file).some((named) => patternOf(named).test(id));
    });

    expect(found.length).toBeGreaterThan(100);
    expect(lost).toEqual([]);
  });

  it('have descriptions that CloudWatch takes', () => {
    expect(found.filter(({ description }) => description.length > 1_024)).toEqual([]);
  });
});

describe('a runbook', () => {
  const ids = alarms('prod').map(({ id }) => id);

  it.each(files)('is of alarms that are there, all of which lead to it: %s', (file) => {
    const named = alarmsOf(file);
    const own = named.map((one) => ids.filter((id) => patternOf(one).test(id)));

    expect(named).not.toEqual([]);
    expect(own.filter((some) => some.length === 0)).toEqual([]);
    expect(own.flat().filter((id) => runbookOf(id) !== `${FOLDER}/${file}`)).toEqual([]);
  });

  it.each(files)('says the same things in the same order, and no more than fits on a page: %s', (file) => {
    const headings = [...textOf(file).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);

    expect(headings).toEqual(SECTIONS);
    expect(textOf(file).split('\n').length).toBeLessThanOrEqual(75);
  });

  it.each(files)('asks logs for what functions write, of signals and calls that there are: %s', (file) => {
    const queries = queriesOf(file);
    const events = [...queries.matchAll(/event (?:= |in \[)([^|\n\]]+)/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, event = '']) => event),
    );
    const signals = [...queries.matchAll(/signal = '(\w+)'/g)].map(([, signal = '']) => signal);
    const paths = [...queries.matchAll(/'(\/v[12]\/[^']+)'/g)].map(([, path = '']) => path);

    expect(events.filter((event) => !source.includes(`'${event}'`))).toEqual([]);
    expect(signals.filter((signal) => !Object.hasOwn(securitySignals, signal))).toEqual([]);
    expect(
      paths.filter((path) => !known.some((one) => (path.endsWith('/') ? one.startsWith(path) : one === path))),
    ).toEqual([]);
  });
});

const source = readdirSync('functions', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(`functions/${file}`, 'utf8'))
  .join('\n');
const known = registry.map(({ path }) => path.replace('{product}', 'xlp'));

test('the index has each runbook once, with its alarms', () => {
  const rows = [...textOf('README.md').matchAll(/^\| \[([a-z-]+\.md)\]\(\1\) +\| (.+) \|$/gm)];

  expect(rows.map(([, file]) => file).toSorted()).toEqual(files.toSorted());
  expect(rows.map(([, , ids = '']) => namedIn(ids))).toEqual(rows.map(([, file = '']) => alarmsOf(file)));
});

test.each(['Kitchen', 'Errors', 'toString', 'Kitchen-agent'])(
  'an alarm without a runbook stops the synthesis: %s',
  (id) => {
    expect(() => runbookOf(id)).toThrow('alarm-runbooks.ts');
  },
);
