/**
 * The origin of what somebody typed or pasted: `www.example.com/prices` is `https://www.example.com`. What is no address
 * stays as it is, so that it can be told to be none.
 */
export function siteOf(typed: string): string {
  const address = typed.trim();
  const isWhole = /^[a-z][a-z0-9+.-]*:\/\//i.test(address);
  try {
    return new URL(isWhole ? address : `https://${address}`).origin;
  } catch {
    return address;
  }
}
