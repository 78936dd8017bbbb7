/** The document's named parts. */
export function part<Found extends HTMLElement = HTMLElement>(name: string): Found {
  return found<Found>(`[data-part="${name}"]`);
}

/** Throws when the document has none. */
export function found<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const element = document.querySelector<Found>(selector);
  if (element === null) throw new Error(`The document has nothing for ${selector}. Expected the chat page.`);
  return element;
}

export function onPress(name: string, action: () => void): void {
  found(`[data-do="${name}"]`).addEventListener('click', action);
}
