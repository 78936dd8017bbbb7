/** docs/threats.md is current, names what there is, and leaves out nothing that comes in. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { actors } from '../../../bin/threats/actors.ts';
import { assets } from '../../../bin/threats/assets.ts';
import { callerWords } from '../../../bin/threats/call-entrances.ts';
import { doors } from '../../../bin/threats/doors.ts';
import { allThreats } from '../../../bin/threats/threats/all-threats.ts';
import { renderThreats, THREATS_FILE } from '../../../bin/threats/write-threats.ts';
import { registry } from '../../../shared/calls/registry.ts';

const numbers = (from: string, to: number): string[] => Array.from({ length: to }, (_, index) => `${from}${index + 1}`);

/** Of the ids `T1`, `T14b` and `X1`: letter, number, rest. */
const inOrder = (ids: readonly string[]): string[] =>
  ids.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));

const notThere = (paths: readonly string[]): string[] => paths.filter((path) => !existsSync(path));

describe('the page', () => {
  test('is what data and contracts give now; else run: npm run generate', () => {
    expect(readFileSync(THREATS_FILE, 'utf8')).toBe(renderThreats());
  });

  test('says what each kind of caller is, and each of them is one that a call or a file has', () => {
    expect(new Set(registry.map(({ caller }) => caller))).toEqual(
      new Set(Object.keys(callerWords).filter((caller) => caller !== 'none')),
    );
  });
});

describe('threats', () => {
  test('are those of the list that the product began with, and those that came to it, each once', () => {
    expect(inOrder(allThreats.map(({ id }) => id))).toEqual(
      inOrder([...numbers('T', 72), 'T14b', 'T14c', 'T14d', ...numbers('X', 25)]),
    );
  });

  test.each(allThreats.map((threat) => [threat.id, threat] as const))(
    '%s names tests and code that there are',
    (_, threat) => {
      expect(threat.tests.length).toBeGreaterThan(0);
      expect(threat.code.length).toBeGreaterThan(0);
      expect(notThere([...threat.tests, ...threat.code])).toEqual([]);
      expect(threat.tests.filter((path) => !/^(?:test|bin\/proof)\//.test(path))).toEqual([]);
    },
  );

  test('name who, what and where', () => {
    const vague = allThreats.filter(
      ({ actors: who, assets: what, groups, callers }) =>
        ![who, what, groups, callers].every(({ length }) => length > 0),
    );

    expect(vague.map(({ id }) => id)).toEqual([]);
  });
});

describe('nothing is named for which there is no threat:', () => {
  const entrances = [...new Set(registry.map(({ group, caller }) => `${group} ${caller}`))];

  test.each(entrances)('calls of %s', (entrance) => {
    const through = allThreats.filter(({ groups, callers }) =>
      groups.some((group) => callers.some((caller) => `${group} ${caller}` === entrance)),
    );

    expect(through.length).toBeGreaterThan(0);
  });

  const used = (key: 'actors' | 'assets' | 'doors'): string[] => [
    ...new Set(allThreats.flatMap((threat) => threat[key])),
  ];

  test('who might do harm', () => {
    expect(used('actors').toSorted()).toEqual(Object.keys(actors).toSorted());
  });

  test('what is at stake', () => {
    expect(used('assets').toSorted()).toEqual(Object.keys(assets).toSorted());
  });

  test('what comes in without a call', () => {
    expect(used('doors').toSorted()).toEqual(Object.keys(doors).toSorted());
    expect(notThere(Object.values(doors).flatMap(({ code }) => code))).toEqual([]);
  });
});
