/** What the server refused in the entries of a list: it is told at its field and not sent again as it is. */

/** `value` in the form in which values are compared. */
export type RefusedValue = { id: string; field: string; value: string; code: string };

type Entry = { id: string };

/**
 * The code with which the server refused this very value.
 *
 * @param value in its stored form, as it was sent
 */
export function refusalOf(
  refused: readonly RefusedValue[],
  id: string,
  field: string,
  value: unknown,
): string | undefined {
  const text = comparable(value);
  return refused.find((one) => one.id === id && one.field === field && one.value === text)?.code;
}

/**
 * @param lists what was sent, by its name in the call
 * @param fields codes by field, such as `offers.2.link` or `offers.2.photo.path`
 */
export function refusedValuesOf(
  lists: Readonly<Record<string, readonly Entry[]>>,
  fields: Readonly<Record<string, string>>,
): RefusedValue[] {
  return Object.entries(fields).flatMap(([path, code]) => {
    const [list = '', place = '', field = ''] = path.split('.');
    const entry = lists[list]?.[Number(place)];
    if (entry === undefined || !(field in entry)) return [];
    return [{ id: entry.id, field, value: comparable((entry as Record<string, unknown>)[field]), code }];
  });
}

/** All refusals; null when none of them is new, as then leaving them out did not help. */
export function addRefusals(known: readonly RefusedValue[], found: readonly RefusedValue[]): RefusedValue[] | null {
  const added = found.filter((one) => !known.some((other) => isSame(one, other)));
  return added.length === 0 ? null : [...known, ...added];
}

function isSame(one: RefusedValue, other: RefusedValue): boolean {
  return one.id === other.id && one.field === other.field && one.value === other.value;
}

/** Spaces at the ends of a text do not count. */
function comparable(value: unknown): string {
  return typeof value === 'string' ? value.trim() : JSON.stringify(value ?? null);
}
