/** All requirements, by chapter. */
import { architecture } from './architecture.ts';
import { authentication } from './authentication.ts';
import { authorization } from './authorization.ts';
import { communication } from './communication.ts';
import { configuration } from './configuration.ts';
import { cryptography } from './cryptography.ts';
import { dataProtection } from './data-protection.ts';
import { encoding } from './encoding.ts';
import { files } from './files.ts';
import { frontEnd } from './front-end.ts';
import { logging } from './logging.ts';
import { oauth } from './oauth.ts';
import type { Requirement } from './requirement.ts';
import { sessions } from './sessions.ts';
import { tokens } from './tokens.ts';
import { validation } from './validation.ts';
import { webServices } from './web-services.ts';
import { webrtc } from './webrtc.ts';

export type AsvsChapter = { title: string; requirements: readonly Requirement[] };

/** In the order of the standard: the first is chapter 1. */
export const asvsChapters: readonly AsvsChapter[] = [
  { title: 'Encoding and sanitization', requirements: encoding },
  { title: 'Validation and business logic', requirements: validation },
  { title: 'Web front end', requirements: frontEnd },
  { title: 'APIs and web services', requirements: webServices },
  { title: 'Files', requirements: files },
  { title: 'Authentication', requirements: authentication },
  { title: 'Sessions', requirements: sessions },
  { title: 'Authorization', requirements: authorization },
  { title: 'Self-contained tokens', requirements: tokens },
  { title: 'OAuth and OpenID Connect', requirements: oauth },
  { title: 'Cryptography', requirements: cryptography },
  { title: 'Communication', requirements: communication },
  { title: 'Configuration', requirements: configuration },
  { title: 'Data protection', requirements: dataProtection },
  { title: 'Architecture and code', requirements: architecture },
  { title: 'Logs and errors', requirements: logging },
  { title: 'WebRTC', requirements: webrtc },
];

export const allRequirements: readonly Requirement[] = asvsChapters.flatMap(({ requirements }) => requirements);
