/** Changes to a list whose order is the owner's. Each gives a new list and leaves the one before as it is. */

export type ListItem = { id: string };

export function changeItem<Item extends ListItem>(
  items: readonly Item[],
  id: string,
  change: Partial<Omit<Item, 'id'>>,
): Item[] {
  return items.map((item) => (item.id === id ? { ...item, ...change } : item));
}

export function removeItem<Item extends ListItem>(items: readonly Item[], id: string): Item[] {
  return items.filter((item) => item.id !== id);
}

/** Puts an item where it is wanted; places beyond the ends mean the ends. */
export function moveItem<Item extends ListItem>(items: readonly Item[], id: string, to: number): Item[] {
  const moved = items.find((item) => item.id === id);
  if (!moved) return [...items];
  const rest = removeItem(items, id);
  const place = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, place), moved, ...rest.slice(place)];
}
