import { goLive } from '../../../functions/calls/landing-page/go-live.ts';
import { handBack } from '../../../functions/calls/landing-page/hand-back.ts';
import { insertAiAssistant } from '../../../functions/calls/landing-page/insert-ai-assistant.ts';
import { insertDesign } from '../../../functions/calls/landing-page/insert-design.ts';
import { insertProfile } from '../../../functions/calls/landing-page/insert-profile.ts';
import { insertSocialMedia } from '../../../functions/calls/landing-page/insert-social-media.ts';
import { markConversationRead } from '../../../functions/calls/landing-page/mark-conversation-read.ts';
import { proveAlertPhone } from '../../../functions/calls/landing-page/prove-alert-phone.ts';
import { requestPerson } from '../../../functions/calls/landing-page/request-person.ts';
import { restoreFromBin } from '../../../functions/calls/landing-page/restore-from-bin.ts';
import { saveLead } from '../../../functions/calls/landing-page/save-lead.ts';
import { saveOffer } from '../../../functions/calls/landing-page/save-offer.ts';
import { savePageLanguage } from '../../../functions/calls/landing-page/save-page-language.ts';
import { savePlace } from '../../../functions/calls/landing-page/save-place.ts';
import { savePost } from '../../../functions/calls/landing-page/save-post.ts';
import { saveProduct } from '../../../functions/calls/landing-page/save-product.ts';
import { saveQrDesign } from '../../../functions/calls/landing-page/save-qr-design.ts';
import { saveQuoteRequest } from '../../../functions/calls/landing-page/save-quote-request.ts';
import { saveTranslation } from '../../../functions/calls/landing-page/save-translation.ts';
import { sendPersonMessage } from '../../../functions/calls/landing-page/send-person-message.ts';
import { sendTestWebhook } from '../../../functions/calls/landing-page/send-test-webhook.ts';
import { takeOver } from '../../../functions/calls/landing-page/take-over.ts';
import { unpublish } from '../../../functions/calls/landing-page/unpublish.ts';
import { removeMedia } from '../../../functions/calls/page-assets/remove-media.ts';
import { removalAt, removedKey } from '../../../functions/domain/bin/bin-rows.ts';
import { waitingKey } from '../../../functions/domain/conversations/conversation-rows.ts';
import { leadSettingsKey } from '../../../functions/domain/leads/lead-settings.ts';
import { placesKey } from '../../../functions/domain/pages/page-rows.ts';
import * as examples from '../../../shared/calls/examples.ts';
import * as contracts from '../../../shared/calls/landing-page.ts';
import { effect, testBrokenOff } from '../../kit/broken-off.ts';
import { callContext, NOW, ownerContext } from '../../kit/call-context.ts';
import { codeRow, SESSION_CODE } from '../../kit/codes.ts';
import { film } from '../../kit/film.ts';
import { accountId } from '../../kit/id-tokens.ts';
import { mediaRow } from '../../kit/media.ts';
import { useMemoryTable } from '../../kit/memory-table.ts';
import { useModel } from '../../kit/model.ts';
import {
  accountRow,
  assistantRow,
  conversationId,
  conversationRow,
  leadRow,
  livePageRows,
  messageId,
  messageRow,
  nameRow,
  pageRow,
  postRow,
  productListRow,
  productRow,
  publicPage,
  sessionRow,
} from '../../kit/rows.ts';
import { useSecrets } from '../../kit/secrets.ts';

const { table, put } = useMemoryTable();
const model = useModel();
useSecrets();

const draft = () => put([pageRow(), nameRow(), accountRow(), assistantRow()]);
const held = { fence: 2, heldUntil: NOW.getTime() + 60_000, personName: 'Mara' };
const webhook = { webhookUrl: 'https://crm.example.com/', webhookSecretId: 's1', isWebhookOn: true };

testBrokenOff('landing-page', { table }, [
  effect(
    contracts.insertProfile,
    insertProfile,
  )(() => {
    draft();
    return { input: { version: 3, profile: { title: 'Architect' } }, context: ownerContext() };
  }),
  effect(contracts.insertProfile, insertProfile)(
    () => {
      draft();
      return { input: { version: 3, profile: { agentName: 'mara-l' } }, context: ownerContext() };
    },
    { about: 'with another name' },
  ),
  effect(
    contracts.insertDesign,
    insertDesign,
  )(() => {
    draft();
    return { input: { version: 3, design: { template: 'personal-brand' } }, context: ownerContext() };
  }),
  effect(
    contracts.insertSocialMedia,
    insertSocialMedia,
  )(() => {
    draft();
    return { input: { version: 3, contacts: [] }, context: ownerContext() };
  }),
  effect(
    contracts.saveOffer,
    saveOffer,
  )(() => {
    draft();
    return { input: { version: 3, offers: [], features: [] }, context: ownerContext() };
  }),
  effect(
    contracts.insertAiAssistant,
    insertAiAssistant,
  )(() => {
    draft();
    model.replies('{"clear": true, "reason": ""}');
    const setup = { industry: 'Interior design', profession: 'Designer', keyInformation: '', clientConcerns: '' };
    return { input: { settings: { name: 'Nova' }, setup }, context: ownerContext() };
  }),
  effect(
    contracts.goLive,
    goLive,
  )(() => {
    draft();
    return { input: {}, context: ownerContext() };
  }),
  effect(
    contracts.unpublish,
    unpublish,
  )(() => {
    put([pageRow({ status: 'live', liveName: 'mara' }), ...livePageRows()]);
    return { input: {}, context: ownerContext() };
  }),
  effect(
    contracts.savePageLanguage,
    savePageLanguage,
  )(() => {
    draft();
    return { input: { language: 'de_de', isOn: true }, context: ownerContext() };
  }),
  effect(
    contracts.saveTranslation,
    saveTranslation,
  )(async () => {
    draft();
    await savePageLanguage({ language: 'de_de', isOn: true }, ownerContext());
    const input = { language: 'de_de', path: 'profile/title', text: 'Innenarchitektin' } as const;
    return { input, context: ownerContext() };
  }),
  effect(
    contracts.savePlace,
    savePlace,
  )(() => {
    put([{ ...placesKey(accountId), places: [examples.place], version: 7 }]);
    return { input: { code: null, name: 'Fair in Lyon' }, context: ownerContext() };
  }),
  effect(
    contracts.saveQrDesign,
    saveQrDesign,
  )(() => ({
    input: { design: examples.qrDesign },
    context: ownerContext(),
  })),
  effect(contracts.savePost, savePost)(
    () => ({ input: { postId: null, content: examples.postContent }, context: ownerContext() }),
    { about: 'a new one' },
  ),
  effect(contracts.savePost, savePost)(
    () => {
      put([postRow()]);
      return { input: { postId: examples.post.postId, content: null }, context: ownerContext() };
    },
    { about: 'that is removed' },
  ),
  effect(contracts.saveProduct, saveProduct)(
    () => {
      put([productListRow(), productRow()]);
      const content = { ...examples.productContent, title: 'Another plan', slug: 'another-plan' };
      return { input: { productId: null, content }, context: ownerContext() };
    },
    { about: 'a new one' },
  ),
  effect(contracts.saveProduct, saveProduct)(
    () => {
      put([productListRow(), productRow()]);
      return { input: { productId: examples.product.productId, content: null }, context: ownerContext() };
    },
    { about: 'that is removed' },
  ),
  effect(contracts.restoreFromBin, restoreFromBin)(
    () => {
      put([{ ...postRow(), ...removedKey(accountId, 'post', examples.post.postId), ...removalAt(NOW) }]);
      return { input: { kind: 'post', id: examples.post.postId }, context: ownerContext() };
    },
    { about: 'a post' },
  ),
  effect(contracts.restoreFromBin, restoreFromBin)(
    () => {
      draft();
      const offer = { id: 'gone', title: 'Plan', text: '', price: '', photo: null, link: '' };
      put([{ ...removedKey(accountId, 'offer', 'gone'), ...offer, ...removalAt(NOW) }]);
      return { input: { kind: 'offer', id: 'gone' }, context: ownerContext() };
    },
    { about: 'an offer' },
  ),
  effect(
    contracts.saveQuoteRequest,
    saveQuoteRequest,
  )(() => {
    put([...livePageRows(), { ...leadSettingsKey(accountId), ...webhook }]);
    const input = {
      ...{ agentName: 'mara', name: 'Tom Berg', phone: '070 123 45 67', country: 'SE' },
      ...{ consentText: 'Mara may call me.', openedAt: NOW.getTime() - 20_000 },
    };
    return { input, context: callContext() };
  }),
  effect(
    contracts.saveLead,
    saveLead,
  )(() => {
    put([leadRow()]);
    return { input: { leadId: leadRow().leadId, status: 'contacted' }, context: ownerContext() };
  }),
  effect(contracts.saveLead, saveLead)(
    () => {
      put([leadRow()]);
      return { input: { leadId: leadRow().leadId, remindAt: '2026-03-12T09:00:00.000Z' }, context: ownerContext() };
    },
    { about: 'with a reminder' },
  ),
  effect(
    contracts.sendTestWebhook,
    sendTestWebhook,
  )(() => {
    put([{ ...leadSettingsKey(accountId), ...webhook }]);
    return { input: {}, context: ownerContext() };
  }),
  effect(
    contracts.proveAlertPhone,
    proveAlertPhone,
  )(() => {
    const phone = '+46701234567';
    put([codeRow('alert-phone', `${accountId}#${phone}`), sessionRow(ownerContext().actor.signedInAt)]);
    return { input: { phone, country: 'SE', channel: 'whatsapp', ...SESSION_CODE }, context: ownerContext() };
  }),
  effect(
    contracts.requestPerson,
    requestPerson,
  )(() => {
    put([...livePageRows(), conversationRow()]);
    return { input: { agentName: 'mara', conversationId }, context: callContext() };
  }),
  effect(contracts.takeOver, takeOver)(
    () => {
      put([...livePageRows(), conversationRow(), waitingKey(accountId, conversationId)]);
      return { input: { conversationId }, context: ownerContext() };
    },
    { differing: { heldUntil: 'It is held from the last word on.' } },
  ),
  effect(
    contracts.sendPersonMessage,
    sendPersonMessage,
  )(() => {
    put([conversationRow(held)]);
    return { input: { conversationId, messageId, fence: 2, text: 'Hello' }, context: ownerContext() };
  }),
  effect(
    contracts.handBack,
    handBack,
  )(() => {
    put([conversationRow(held)]);
    return { input: { conversationId, fence: 2 }, context: ownerContext() };
  }),
  effect(
    contracts.markConversationRead,
    markConversationRead,
  )(() => {
    const lastAt = '2026-03-10T11:00:00.000Z';
    put([conversationRow({ lastAt, readAt: '' })]);
    return { input: { conversationId, upTo: lastAt }, context: ownerContext() };
  }),

  effect(contracts.insertDesign, insertDesign)(
    () => {
      const { draft: before } = pageRow();
      put([pageRow({ draft: { ...before, design: { ...before.design, film: film('01B') } } })]);
      return { input: { version: 3, design: { film: null } }, context: ownerContext() };
    },
    { about: 'without its film' },
  ),
  effect(contracts.insertProfile, insertProfile)(
    () => {
      put([accountRow()]);
      return { input: { version: 0, profile: { agentName: 'mara' } }, context: ownerContext() };
    },
    { about: 'the first of all' },
  ),
  effect(contracts.savePageLanguage, savePageLanguage)(
    async () => {
      draft();
      await savePageLanguage({ language: 'de_de', isOn: true }, ownerContext());
      return { input: { language: 'de_de', isOn: false }, context: ownerContext() };
    },
    { about: 'that goes' },
  ),
  effect(contracts.saveTranslation, saveTranslation)(
    async () => {
      draft();
      await savePageLanguage({ language: 'de_de', isOn: true }, ownerContext());
      const text = { language: 'de_de', path: 'profile/title' } as const;
      await saveTranslation({ ...text, text: 'Innenarchitektin' }, ownerContext());
      return { input: { ...text, text: '' }, context: ownerContext() };
    },
    { about: 'that is let go' },
  ),
  effect(contracts.savePlace, savePlace)(
    () => {
      put([{ ...placesKey(accountId), places: [examples.place], version: 7 }]);
      return { input: { code: examples.place.code, name: 'Door' }, context: ownerContext() };
    },
    { about: 'another name' },
  ),
  effect(contracts.savePlace, savePlace)(
    () => {
      put([{ ...placesKey(accountId), places: [examples.place], version: 7 }]);
      return { input: { code: examples.place.code, name: null }, context: ownerContext() };
    },
    { about: 'that is removed' },
  ),
  effect(contracts.savePost, savePost)(
    () => {
      put([postRow()]);
      const content = { ...examples.postContent, title: 'Four rooms' };
      return { input: { postId: examples.post.postId, content }, context: ownerContext() };
    },
    { about: 'that is changed' },
  ),
  effect(contracts.saveProduct, saveProduct)(
    () => {
      put([productListRow(), productRow()]);
      const content = { ...examples.productContent, slug: 'plan' };
      return { input: { productId: examples.product.productId, content }, context: ownerContext() };
    },
    { about: 'at another address' },
  ),
  effect(contracts.saveProduct, saveProduct)(
    () => {
      const [one, other] = [examples.product.productId, '01JGFJJZ00000000000000000Z'];
      const products = [one, other].map((productId) => ({ productId, slugs: [productId.toLowerCase()] }));
      put([productListRow({ products }), productRow(), productRow({ productId: other, slug: other.toLowerCase() })]);
      return { input: { productId: null, content: null, order: [other, one] }, context: ownerContext() };
    },
    { about: 'in another order' },
  ),
  effect(contracts.restoreFromBin, restoreFromBin)(
    async () => {
      put([mediaRow('m1')]);
      await removeMedia({ mediaId: 'm1' }, ownerContext());
      return { input: { kind: 'media', id: 'm1' }, context: ownerContext() };
    },
    { about: 'a picture' },
  ),
  effect(contracts.restoreFromBin, restoreFromBin)(
    () => {
      const { draft: before } = pageRow();
      put([pageRow({ draft: { ...before, design: { ...before.design, film: film('01B') } } })]);
      put([{ ...removedKey(accountId, 'film', '01A'), ...film('01A'), ...removalAt(NOW) }]);
      return { input: { kind: 'film', id: '01A' }, context: ownerContext() };
    },
    { about: 'a film' },
  ),
  effect(contracts.restoreFromBin, restoreFromBin)(
    async () => {
      const { productId } = examples.product;
      put([productListRow(), productRow()]);
      await saveProduct({ productId, content: null }, ownerContext());
      return { input: { kind: 'product', id: productId }, context: ownerContext() };
    },
    { about: 'a product' },
  ),
  effect(contracts.saveQuoteRequest, saveQuoteRequest)(
    () => {
      put([...livePageRows(), conversationRow(), messageRow(), productRow()]);
      const input = {
        ...{ agentName: 'mara', name: 'Tom Berg', phone: '070 123 45 67', country: 'SE', conversationId },
        ...{ consentText: 'Mara may call me.', openedAt: NOW.getTime() - 20_000 },
      };
      return { input, context: callContext() };
    },
    { about: 'of a conversation' },
  ),
  effect(contracts.saveLead, saveLead)(
    () => {
      put([leadRow(), accountRow()]);
      return { input: { leadId: leadRow().leadId, folder: 'deleted' }, context: ownerContext() };
    },
    { about: 'into the bin' },
  ),
  effect(contracts.saveLead, saveLead)(
    () => {
      const expiresAt = NOW.getTime() / 1_000 + 60;
      put([leadRow({ folder: 'spam', spamReason: 'links', expiresAt }), accountRow()]);
      put([{ ...leadSettingsKey(accountId), ...webhook }]);
      return { input: { leadId: leadRow().leadId, folder: 'inbox', note: 'No spam.' }, context: ownerContext() };
    },
    { about: 'that was no spam' },
  ),
  effect(contracts.unpublish, unpublish)(
    () => {
      put([pageRow({ status: 'pending', liveName: 'mara', pending: publicPage({ agentName: 'mara-l' }) })]);
      return { input: {}, context: ownerContext() };
    },
    { about: 'on its way to another name' },
  ),
  effect(contracts.takeOver, takeOver)(
    () => {
      const left = { fence: 1, heldUntil: NOW.getTime() - 60_000, personName: 'Mara' };
      put([accountRow(), conversationRow(left)]);
      return { input: { conversationId }, context: ownerContext() };
    },
    { about: 'after a hold that lapsed', differing: { heldUntil: 'It is held from the last word on.' } },
  ),
]);
