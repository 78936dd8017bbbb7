import { loadTexts } from './load-texts.ts';
import { showToast } from './toast.ts';

/** Copies a text and says so; where the browser doesn't allow it, shows the text itself. */
export async function copyText(text: string): Promise<void> {
  const { notice } = await loadTexts();
  try {
    await navigator.clipboard.writeText(text);
    showToast(notice.copied);
  } catch {
    showToast(text);
  }
}
