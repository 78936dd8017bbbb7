/** Addresses that a webhook may have. Whether the name leads to a public address is checked each time something is sent. */
export const MAX_WEBHOOK_URL = 500;

/**
 * `URL` writes none for 443; 8443 is where those serve who may not bind it. A delivery to any other port would let an owner try
 * out from our network which services answer on somebody else's host.
 */
const PORTS: readonly string[] = ['', '8443'];

/** Names that only a network of one's own knows. */
const OWN_NETWORK = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|arpa)$/;

export type WebhookUrlRule = {
  /** Also http and addresses of this machine: only where everything runs on it. */
  isLocal: boolean;
};

/** The address in its written form; null when a webhook may not have it. */
export function parseWebhookUrl(text: string, { isLocal }: WebhookUrlRule): string | null {
  if (text.length > MAX_WEBHOOK_URL || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return null;
  if (isLocal && isLoopback(url) && /^https?:$/.test(url.protocol)) return url.href;
  const isPublic = url.protocol === 'https:' && PORTS.includes(url.port) && isPublicName(url.hostname);
  return isPublic ? url.href : null;
}

const isLoopback = ({ hostname }: URL): boolean => hostname === '127.0.0.1' || hostname === 'localhost';

/** A name with a dot in it, and no number: URL writes every form of an IPv4 address as one that ends in a digit. */
function isPublicName(hostname: string): boolean {
  return /\.[a-z][a-z0-9-]*\.?$/.test(hostname) && !OWN_NETWORK.test(hostname.replace(/\.$/, ''));
}
