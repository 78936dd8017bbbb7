import { ports } from '../ports.ts';
import { routePatterns } from '../routes.ts';

let isShowing = false;

/**
 * Body status 60404: the warning, one at a time however many calls met it, then home (specification 2, section 4).
 */
export async function warnUnderConstruction(): Promise<void> {
  if (isShowing) return;
  isShowing = true;
  try {
    await ports.alert({
      code: 'under_construction',
      title: 'Tips',
      text: 'This page is currently under construction. Stay tuned!',
      button: 'Confirm',
    });
  } finally {
    isShowing = false;
  }
  ports.goTo(routePatterns.home);
}
