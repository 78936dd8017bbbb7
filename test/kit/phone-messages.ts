/** SMS and WhatsApp messages of a test: kept, not sent. */
import { PinpointSMSVoiceV2Client, SendTextMessageCommand } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { SendWhatsAppMessageCommand, SocialMessagingClient } from '@aws-sdk/client-socialmessaging';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach } from 'vitest';

/** To be called once in a test file, outside of tests. */
export function usePhoneMessages() {
  const sms = mockClient(PinpointSMSVoiceV2Client);
  const whatsApp = mockClient(SocialMessagingClient);
  beforeEach(() => {
    sms.reset();
    whatsApp.reset();
    sms.send.resolves({ $metadata: {} });
    whatsApp.send.resolves({ $metadata: {} });
  });
  return {
    sms,
    texts: () =>
      sms.commandCalls(SendTextMessageCommand).map(({ args: [{ input }] }) => ({
        to: input.DestinationPhoneNumber,
        text: input.MessageBody ?? '',
      })),
    templates: () =>
      whatsApp
        .commandCalls(SendWhatsAppMessageCommand)
        .map(({ args: [{ input }] }) => JSON.parse(new TextDecoder().decode(input.message)) as unknown),
  };
}
