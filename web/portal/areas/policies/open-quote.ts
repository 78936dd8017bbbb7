/** Leaves the portal for the screens of buying, which are another page. The key stays behind the hash: no server sees it. */
export function openQuote({ applicationId, key }: { applicationId: string; key: string }): void {
  location.assign(`/insurance/-/${applicationId}#${key}`);
}
