/** The entry of the customer portal. */
import { createRoot } from 'react-dom/client';
import { startTexts } from '../app/i18n.ts';
import { StartFailure } from '../app/start-failure.tsx';
import { applyLanguage, currentLanguage, takeLanguageOfAddress } from '../lib/language.ts';
import '../ui/base.css';
import { Portal } from './portal.tsx';
import { startPortal } from './start-portal.ts';

const place = document.getElementById('app');
if (place === null) throw new Error('portal/index.html has no element with the id "app". Put it back.');
const root = createRoot(place);

try {
  takeLanguageOfAddress();
  const language = currentLanguage();
  applyLanguage(language);
  startPortal();
  await startTexts(language, ['portal']);
  root.render(<Portal />);
} catch (error) {
  root.render(<StartFailure error={error} />);
}
