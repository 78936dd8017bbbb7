/**
 * Ctrl+Z or ⌘Z back, with Shift forth. Fields of the draft leave it to the editor, as its steps go over all of them and
 * the browser's own stop at the field; what is not of the draft (a news entry, a search, a dialog) keeps the browser's.
 */
export function wantedStep(event: KeyboardEvent): 'back' | 'forth' | null {
  const isKey = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z';
  if (!isKey || event.isComposing || isElsewhere(event.target)) return null;
  return event.shiftKey ? 'forth' : 'back';
}

function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog, [type=search], [data-part=news]') !== null;
}
