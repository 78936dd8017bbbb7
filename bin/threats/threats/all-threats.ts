/** All threats, in the order in which the page shows them. */
import type { Threat } from '../threat.ts';
import { accessThreats } from './access.ts';
import { accountThreats } from './accounts.ts';
import { assistantThreats } from './assistant.ts';
import { fileThreats } from './files.ts';
import { insuranceThreats } from './insurance.ts';
import { messageThreats } from './messages.ts';
import { moneyThreats } from './money.ts';
import { operationThreats } from './operations.ts';
import { pageThreats } from './pages.ts';
import { requestThreats } from './requests.ts';

export const threatChapters: readonly { title: string; threats: readonly Threat[] }[] = [
  { title: 'What is somebody else’s', threats: accessThreats },
  { title: 'Accounts', threats: accountThreats },
  { title: 'Requests', threats: requestThreats },
  { title: 'Pages', threats: pageThreats },
  { title: 'Files', threats: fileThreats },
  { title: 'The assistant', threats: assistantThreats },
  { title: 'Messages', threats: messageThreats },
  { title: 'Money', threats: moneyThreats },
  { title: 'Insurance', threats: insuranceThreats },
  { title: 'Operation', threats: operationThreats },
];

export const allThreats: readonly Threat[] = threatChapters.flatMap(({ threats }) => threats);
