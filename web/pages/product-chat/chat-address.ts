/**
 * Whose chat the address names:
 *
 *   /chat/{productId}[/{language}]
 *   /chat/{agentName}/{agencyName}/{productId}[/{language}]
 *   /embed/…  the same, for the frames of other sites
 */
export type ChatAddress = {
  /** What every call about the product sends along. */
  about: { productId: string; agentName?: string; agencyName?: string };
  isEmbedded: boolean;
  isLanguageNamed: boolean;
  /** Without the language. */
  path: string;
};

/** Null when it names none. */
export function readChatAddress(pathname: string): ChatAddress | null {
  const [route = '', ...parts] = pathname.split('/').filter((part) => part !== '');
  const isLanguageNamed = /^[a-z]{2}_[a-z]{2}$/.test(parts.at(-1) ?? '');
  if (isLanguageNamed) parts.pop();
  const about = aboutOf(parts);
  return about && { about, isEmbedded: route === 'embed', isLanguageNamed, path: ['', route, ...parts].join('/') };
}

/** Under which the tab keeps what belongs to a chat; an agent's is another than the company's own. */
export function chatKey({ about: { productId, agentName } }: ChatAddress): string {
  return agentName === undefined ? productId : `${agentName}/${productId}`;
}

function aboutOf(parts: string[]): ChatAddress['about'] | null {
  const [first = '', agencyName = '', productId = ''] = parts.map(decode);
  if (parts.length === 1) return { productId: first };
  return parts.length === 3 ? { productId, agentName: first, agencyName } : null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
