/**
 * Fails a test on what nobody looks at: errors in the console (broken security policies are told there), uncaught
 * exceptions, requests to our hosts that failed.
 */
import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';
import { urls } from './system.ts';

export type ConsoleGuard = {
  watch(context: BrowserContext): void;
  /** For what a test brings about itself, like a refused password. */
  allow(expected: RegExp): void;
  /** What has been seen and was not allowed, each once. */
  problems(): string[];
};

/** Leaving a page ends what it had under way. */
const LEFT = 'net::ERR_ABORTED';

export function createConsoleGuard(): ConsoleGuard {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  const onConsole = (message: ConsoleMessage): void => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
  };
  const onRequestFailed = (request: Request): void => {
    const why = request.failure()?.errorText ?? '';
    if (isOurs(request.url()) && why !== LEFT) seen.push(`request failed: ${why} (${request.url()})`);
  };
  return {
    watch: (context) => {
      context.on('console', onConsole);
      context.on('weberror', (error) => seen.push(`exception: ${error.error().message}`));
      context.on('requestfailed', onRequestFailed);
    },
    allow: (expected) => void allowed.push(expected),
    problems: () => [...new Set(seen)].filter((problem) => !allowed.some((expected) => expected.test(problem))),
  };
}

function isOurs(address: string): boolean {
  return address.startsWith(urls.app) || address.startsWith(urls.media);
}
