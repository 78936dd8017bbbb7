/**
 * A real Chromium for screenshots, measurements and browser tests: Debian's when it is there, else the one that comes
 * inside a package, with the libraries that a bare machine lacks.
 */
import { findSystemBrowser, packagedBrowser } from '../functions/jobs/draw/browser-files.ts';

export type BrowserOptions = { executablePath: string; args: string[]; env?: Record<string, string> };

/** Nothing in the background, nothing to the outside. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

export async function browserOptions(): Promise<BrowserOptions> {
  const installed = findSystemBrowser();
  if (installed !== undefined) return { executablePath: installed, args: ARGS };
  const { executablePath, libraries } = await packagedBrowser();
  const path = [libraries, process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  return { executablePath, args: ARGS, env: { ...inherited(), LD_LIBRARY_PATH: path } };
}

function inherited(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
