/** The entry of the app. */
import { createRoot } from 'react-dom/client';
import { applyLanguage, currentLanguage, takeLanguageOfAddress } from '../lib/language.ts';
import '../ui/base.css';
import { App } from './app.tsx';
import { startTexts } from './i18n.ts';
import { startLibrary } from './start-library.ts';
import { StartFailure } from './start-failure.tsx';

const place = document.getElementById('app');
if (place === null) throw new Error('index.html has no element with the id "app". Put it back.');
const root = createRoot(place);

try {
  takeLanguageOfAddress();
  const language = currentLanguage();
  applyLanguage(language);
  startLibrary();
  await startTexts(language);
  root.render(<App />);
} catch (error) {
  root.render(<StartFailure error={error} />);
}
