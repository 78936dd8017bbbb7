/** Words that the owner writes may be of either direction; an empty field keeps that of the app, for its example. */
export function textDirection(value: string): 'auto' | undefined {
  return value === '' ? undefined : 'auto';
}
