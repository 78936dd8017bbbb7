/** `/app-config.json`: what a deployment (or the local start) tells the browser. Read once, when first needed. */
import { fetchOrNetworkError } from './api/fetch-or-network-error.ts';

export type AppConfig = {
  /** Only where the user pools are not at their usual address. Which pool and client it is, tokens say themselves. */
  userPoolEndpoint?: string;
  /** Where public pictures come from. */
  mediaOrigin: string;
  /** The product's own address. */
  appOrigin: string;
  stage: string;
  /** Whether accounts can be bound to Facebook and Instagram. */
  hasMeta?: boolean;
  /** Whether people can sign in with Google. */
  hasGoogle?: boolean;
  /** Where card fields are loaded from; null where cards are not taken. */
  payments?: { stripe: { scriptUrl: string; publishableKey: string } | null };
  /** Paths of what published pages load, by island. */
  islands: Record<string, string>;
};

let loading: Promise<AppConfig> | null = null;

/** Throws ApiError `network` when it cannot be fetched, an Error when it is not what it should be. */
export function loadConfig(): Promise<AppConfig> {
  loading ??= readConfig().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function readConfig(): Promise<AppConfig> {
  const response = await fetchOrNetworkError('/app-config.json', { cache: 'no-cache' });
  const value: unknown = response.ok ? await response.json().catch(() => null) : null;
  if (!isAppConfig(value)) {
    throw new Error(
      `/app-config.json could not be used (HTTP ${response.status}). Expected mediaOrigin, ` +
        'appOrigin, stage and islands. The deployment writes it: deploy the site again.',
    );
  }
  return value;
}

function isAppConfig(value: unknown): value is AppConfig {
  if (typeof value !== 'object' || value === null) return false;
  const { userPoolEndpoint, islands, ...fields } = value as Record<string, unknown>;
  const required = ['mediaOrigin', 'appOrigin', 'stage'];
  const hasEndpoint = userPoolEndpoint === undefined || typeof userPoolEndpoint === 'string';
  return hasEndpoint && areTexts(islands) && required.every((name) => typeof fields[name] === 'string');
}

function areTexts(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');
}
