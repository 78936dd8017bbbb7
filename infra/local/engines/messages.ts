/** The stand-ins that send: mail (SES v2), SMS (SMS Voice v2) and WhatsApp (Social Messaging), with one outbox. */
import type { Clock, Engine } from './engine.ts';
import { openOutbox, type Outbox } from './messages/outbox.ts';
import { createSesEngine } from './messages/ses-v2.ts';
import { createSmsEngine } from './messages/sms-voice-v2.ts';
import { createWhatsAppEngine } from './messages/social-messaging.ts';

export type MessageOptions = {
  storeFile: string;
  clock: Clock;
  region: string;
  account: string;
  /** Verified mail senders: addresses and domains. A mail from anyone else is rejected. */
  identities: string[];
  configurationSets: string[];
};

export type MessageEngines = {
  outbox: Outbox;
  ses: Engine;
  sms: Engine;
  whatsApp: Engine;
};

/** Opens the outbox that the three engines share. Close the outbox after the last engine. */
export function createMessageEngines(options: MessageOptions): MessageEngines {
  const outbox = openOutbox(options.storeFile, options.clock);
  const shared = { outbox, region: options.region, account: options.account };
  return {
    outbox,
    ses: createSesEngine({
      ...shared,
      identities: options.identities,
      configurationSets: options.configurationSets,
    }),
    sms: createSmsEngine(shared),
    whatsApp: createWhatsAppEngine(shared),
  };
}
