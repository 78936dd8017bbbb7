/**
 * A real Chromium for screenshots, measurements and browser tests: the packaged one, which is the one that is deployed. One
 * that the machine has is never used, so that all machines see the same. It runs in its usual processes.
 */
import { packagedBrowser } from '../functions/jobs/draw/browser-files.ts';
import { browserFonts } from './browser-fonts.ts';

export type BrowserOptions = { executablePath: string; args: string[]; env: Record<string, string> };

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

/** @throws on machines that the packaged browser does not run on */
export async function browserOptions(): Promise<BrowserOptions> {
  const { executablePath, libraries } = await packagedBrowser();
  const path = [libraries, process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  const env = { ...inherited(), LD_LIBRARY_PATH: path, FONTCONFIG_FILE: await browserFonts() };
  return { executablePath, args: ARGS, env };
}

function inherited(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
