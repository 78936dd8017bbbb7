/** Which build this is (specification 2, section 7), and noticing when there is a newer one. */

let loading: Promise<string> | null = null;

/** The text of `/version.txt`, fetched once; empty when it cannot be had. It goes into the `page-version` header. */
export function pageVersion(): Promise<string> {
  loading ??= fetchVersion();
  return loading;
}

async function fetchVersion(): Promise<string> {
  try {
    const response = await fetch('/version.txt');
    const text = response.ok ? (await response.text()).trim() : '';
    // A fallback page instead of the file is no version, and would not pass as a header.
    return /^[\w.+-]{1,100}$/.test(text) ? text : '';
  } catch {
    return '';
  }
}

/** Fetches the version now and, each time the tab becomes visible again, reloads the page when it has changed. */
export function startVersionCheck(reload: () => void = () => window.location.reload()): () => void {
  void pageVersion();
  const check = async (): Promise<void> => {
    if (document.visibilityState === 'visible' && (await isOutdated())) reload();
  };
  const listener = (): void => void check();
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Failures are ignored: an unknown version is no reason to reload. */
async function isOutdated(): Promise<boolean> {
  const [known, newest] = await Promise.all([pageVersion(), fetchNewestVersion()]);
  return known !== '' && newest !== '' && newest !== known;
}

async function fetchNewestVersion(): Promise<string> {
  try {
    const response = await fetch(`/xlp-version.json?t=${Date.now()}`, { cache: 'no-store' });
    const body = (await response.json()) as { data?: { version?: unknown } } | null;
    return response.ok && typeof body?.data?.version === 'string' ? body.data.version : '';
  } catch {
    return '';
  }
}
