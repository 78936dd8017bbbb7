/**
 * A browser for `npm start` on machines that the packaged one does not run on (macOS, Windows, Linux on arm64). Nothing
 * else uses it: tests, pictures and measurements are made with the packaged one, which is the one that is deployed.
 */
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';

export type Machine = {
  platform: string;
  arch: string;
  variables: Record<string, string | undefined>;
  home: string;
  exists(path: string): boolean;
};

const thisMachine: Machine = {
  platform: process.platform,
  arch: process.arch,
  variables: process.env,
  home: homedir(),
  exists: existsSync,
};

export type LocalBrowser =
  { kind: 'packaged' } | { kind: 'installed'; path: string } | { kind: 'none'; advice: string };

/** @throws when LOCAL_BROWSER names a file that is not there */
export function findLocalBrowser(machine: Machine = thisMachine): LocalBrowser {
  if (machine.platform === 'linux' && machine.arch === 'x64') return { kind: 'packaged' };
  const wanted = machine.variables['LOCAL_BROWSER'];
  if (wanted !== undefined && !machine.exists(wanted)) {
    throw new Error(`LOCAL_BROWSER is ${wanted}, and there is no such file. Set it to the path of Chrome or Chromium.`);
  }
  const path = wanted ?? usualPlaces(machine).find((place) => machine.exists(place));
  if (path !== undefined) return { kind: 'installed', path };
  return {
    kind: 'none',
    advice: 'none found, so no page pictures are drawn; install Chrome or set LOCAL_BROWSER to its path',
  };
}

function usualPlaces({ platform, variables, home }: Machine): string[] {
  if (platform === 'darwin') {
    const names = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    return ['', home].flatMap((root) => names.map((name) => `${root}/Applications/${name}.app/Contents/MacOS/${name}`));
  }
  if (platform === 'win32') {
    const roots = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) => variables[name] ?? []);
    const names = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
    return roots.flatMap((root) => names.map((name) => `${root}\\${name}`));
  }
  return ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map((name) => `/usr/bin/${name}`);
}
