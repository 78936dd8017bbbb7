/**
 * The bridge to the mobile app whose web view shows this site. A native host puts an object named `xpageHost` into the
 * page (Android) or registers a message handler of that name (iOS), for the origins that it trusts; a host that is a
 * page frames this one. Messages between frames carry an exact origin in both directions, never `*`.
 */
import { parseTokens, storeTokens, clearTokens, type Tokens } from './tokens/token-store.ts';

/** What the host is told. */
export type MessageToHost = { type: 'tokens'; tokens: Tokens } | { type: 'show-sign-in' } | { type: 'signed-out' };

/** What the host may tell; a host that frames this page says `hello` first, so that its origin is known. */
export type MessageFromHost = { type: 'hello' } | { type: 'tokens'; tokens: Tokens } | { type: 'signed-out' };

type NativeHost = { postMessage(message: string): void };

declare global {
  interface Window {
    xpageHost?: NativeHost;
    webkit?: { messageHandlers?: { xpageHost?: NativeHost } };
  }
}

/** The origin of the page that frames this one, once it has proved to be the host. */
let hostOrigin: string | null = null;

/**
 * Starts listening to a host that frames this page. `allowedOrigins`: exact origins that may be the host (`https://…`);
 * any other frame is nobody. Returns how to stop.
 */
export function startHostBridge(allowedOrigins: readonly string[]): () => void {
  const listener = (event: MessageEvent): void => {
    if (event.source !== window.parent || window.parent === window || !allowedOrigins.includes(event.origin)) return;
    const message = parseMessage(event.data);
    if (!message) return;
    hostOrigin = event.origin;
    obey(message);
  };
  window.addEventListener('message', listener);
  return () => {
    hostOrigin = null;
    window.removeEventListener('message', listener);
  };
}

/** Whether this page is inside the mobile app's web view. */
export function isInMobileWebView(): boolean {
  return findNativeHost() !== null || hostOrigin !== null;
}

/** Tells the host, when there is one. */
export function tellHost(message: MessageToHost): void {
  const text = JSON.stringify(message);
  findNativeHost()?.postMessage(text);
  if (hostOrigin !== null) window.parent.postMessage(text, hostOrigin);
}

function findNativeHost(): NativeHost | null {
  return window.xpageHost ?? window.webkit?.messageHandlers?.xpageHost ?? null;
}

function parseMessage(data: unknown): MessageFromHost | null {
  try {
    const { type, tokens } = JSON.parse(String(data)) as Record<string, unknown>;
    if (type === 'hello' || type === 'signed-out') return { type };
    const parsed = type === 'tokens' ? parseTokens(JSON.stringify(tokens ?? null)) : null;
    return parsed ? { type: 'tokens', tokens: parsed } : null;
  } catch {
    return null;
  }
}

function obey(message: MessageFromHost): void {
  if (message.type === 'tokens') storeTokens(message.tokens);
  if (message.type === 'signed-out') clearTokens();
}
