/** Texts come beside the chunk of the part that needs them: no screen shows itself, goes away for its texts, and comes back. */
import { describe, expect, test } from 'vitest';
import { allAreasIn, entries, namespacesNeededBy } from './areas-of-app.ts';

describe.each(entries)('behind $routes', ({ routes, first }) => {
  const areas = allAreasIn(routes);

  test('all areas are found', () => {
    expect(areas.length).toBeGreaterThan(10);
  });

  test.each(areas)('$path comes with its texts', ({ path, listed }) => {
    const needed = [...namespacesNeededBy(path)].filter((name) => !first.includes(name));

    expect(listed).toEqual(needed.toSorted());
  });
});
