/** Whether the phone took it; somebody who closes its sheet has had it too. */
export async function shareNatively(shared: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
