import { describe, expect, test } from 'vitest';
import { findLocalBrowser, type Machine } from '../../bin/installed-browser.ts';

const machine = (platform: string, arch: string, files: string[], variables: Machine['variables'] = {}): Machine => ({
  ...{ platform, arch, variables, home: '/Users/mara' },
  exists: (path) => files.includes(path),
});

describe('the browser of the small cloud', () => {
  test('is the packaged one on linux-x64, whatever is installed or set', () => {
    const full = machine('linux', 'x64', ['/usr/bin/chromium', '/opt/mine'], { LOCAL_BROWSER: '/opt/mine' });

    expect(findLocalBrowser(full)).toEqual({ kind: 'packaged' });
  });

  test.each([
    ['darwin', 'arm64', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', {}],
    ['darwin', 'x64', '/Users/mara/Applications/Chromium.app/Contents/MacOS/Chromium', {}],
    ['linux', 'arm64', '/usr/bin/chromium', {}],
    ['win32', 'x64', 'C:\\Apps\\Google\\Chrome\\Application\\chrome.exe', { ProgramFiles: 'C:\\Apps' }],
  ])('is found on %s-%s at %s', (platform, arch, path, variables) => {
    expect(findLocalBrowser(machine(platform, arch, [path], variables))).toEqual({ kind: 'installed', path });
  });

  test('is the one that is set, before the usual places', () => {
    const both = machine('linux', 'arm64', ['/usr/bin/chromium', '/opt/mine'], { LOCAL_BROWSER: '/opt/mine' });

    expect(findLocalBrowser(both)).toEqual({ kind: 'installed', path: '/opt/mine' });
  });

  test('is an error where the one that is set does not exist', () => {
    const wrong = machine('darwin', 'arm64', [], { LOCAL_BROWSER: '/opt/none' });

    expect(() => findLocalBrowser(wrong)).toThrow('LOCAL_BROWSER is /opt/none');
  });

  test('is none with a sentence that says what to do', () => {
    const found = findLocalBrowser(machine('darwin', 'arm64', []));

    expect(found).toEqual({ kind: 'none', advice: expect.stringContaining('install Chrome or set LOCAL_BROWSER') });
  });
});
