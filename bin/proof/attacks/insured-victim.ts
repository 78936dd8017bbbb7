/** An insurer with a page, and a customer of theirs with a policy and a quote: all that hangs on a purchase of insurance. */
import { randomUUID } from 'node:crypto';
import { endAgencyAgent } from '../../../shared/calls/account.ts';
import * as portal from '../../../shared/calls/customer-policies.ts';
import { selectAccountDetail, selectPreferences } from '../../../shared/calls/customer-portal.ts';
import { getCompany, saveMember, savePtxAiProduct } from '../../../shared/calls/document-chat-editor.ts';
import { getMyApplications } from '../../../shared/calls/agent-insurance.ts';
import { paymentCheckout } from '../../../shared/calls/insurance-quote.ts';
import {
  beginInsurerUpload,
  getInsurerChannels,
  getInsurerExclusions,
  getInsurerProducts,
  getInsurerVouchers,
  saveInsurerExclusions,
} from '../../../shared/calls/insurer.ts';
import { checkoutPayment, getPaymentInfo } from '../../../shared/calls/payment.ts';
import { getDocumentCenterTokenAndPdf } from '../../../shared/calls/policy.ts';
import { bundleOf } from '../../insurance/publish-to.ts';
import { connect, invite, join, postUpload } from '../client/companies.ts';
import { newEmail, newName, publishPage, type Owner } from '../client/owners.ts';
import { poll } from '../client/poll.ts';
import { mustSucceed, type Proof } from '../client/proof.ts';
import { applyForTrip, type Applied } from '../insurance/applicants.ts';
import { makeInsurer, productFiles, type Insurer } from '../insurance/insurer.ts';
import { signCustomerUp, type PortalCustomer } from '../insurance/portal-customers.ts';
import { begunOf, consent } from '../insurance/policy-purchases.ts';
import { untilSettled } from '../money/check-purchases.ts';
import { payAtProvider } from '../money/purchases.ts';
import type { Thing } from './id-fields.ts';

export type Insured = {
  /** A word that stands in the holder's and the insurer's names, and nowhere else. */
  canary: string;
  insurer: Insurer;
  people: InsurerPeople;
  customer: PortalCustomer;
  /** What was bought, and a quote that was not. */
  bought: Applied & { orderId: string };
  quoted: Applied;
  /** What others could have guessed or stolen of theirs. */
  things: Record<Thing, string>;
};

/** Who works for the insurer besides its founder, and who does not. */
export type InsurerPeople = {
  editor: Owner;
  /** Sells its products, and may change none. */
  agent: Owner;
  /** Was an editor, and was removed while signed in. */
  former: Owner;
  /** Was invited as an administrator, and has not answered. */
  invited: Owner;
  /** Was connected as an agent, until the insurer ended that. */
  untied: Owner;
};

const ISSUED_MS = 60_000;
/** One pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Each of them is whole: so one may attack the other. */
export async function makeInsured(proof: Proof): Promise<Insured> {
  const { client } = proof;
  const canary = `Canary${randomUUID().replaceAll(/[^a-f]/g, '')}${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const insurer = await makeInsurer(proof, `Cover ${canary}`);
  const as = { token: insurer.owner.idToken };
  const { agentName } = await publishPage(proof, insurer.owner);
  const trip = { country: 'HK', email: newEmail(), lastName: canary, agentName } as const;
  const bought = await buyTrip(proof, await applyForTrip(proof, insurer, trip));
  const quoted = await applyForTrip(proof, insurer, trip);
  const customer = await signCustomerUp(proof, trip.email, canary);
  const listed = { firstName: 'Lou', lastName: canary, birth: '1980-04-30' };
  const added = await client.call(saveInsurerExclusions, { action: 'add', persons: [listed] }, as);
  mustSucceed(added, 'exclude somebody');
  const product = await client.call(savePtxAiProduct, { action: 'create', name: `Papers ${canary}` }, as);
  mustSucceed(product, 'make a product of documents');
  const insurerUpload = await client.call(beginInsurerUpload, { purpose: 'product' }, as);
  mustSucceed(insurerUpload, 'begin an upload');
  await postUpload(insurerUpload.data, new Blob([bundleOf(productFiles(canary, 56, { code: `upload-${newName()}` }))]));
  const { people, invitationId } = await hirePeople(proof, insurer.owner);
  const { applicationId, orderId, reference, policyId } = bought;
  return {
    ...{ canary, insurer, people, customer, bought, quoted },
    things: {
      ...{
        application: applicationId,
        quote: quoted.applicationId,
        order: orderId,
        payment: reference,
        policy: policyId,
        case: policyId,
      },
      ...{ product: product.data.product?.productId ?? '', voucher: insurer.voucherCode },
      ...{ upload: insurerUpload.data.uploadId, file: insurerUpload.data.uploadId },
      documentToken: await openCenter(proof, bought),
      claimPhoto: await uploadClaimPhoto(proof, customer, policyId),
      ...{ member: people.agent.accountId, invitation: invitationId },
    },
  };
}

async function hirePeople(proof: Proof, founder: Owner): Promise<{ people: InsurerPeople; invitationId: string }> {
  const as = { token: founder.idToken };
  const [editor, agent, former] = [
    await join(proof, founder, 'editor'),
    await join(proof, founder, 'agent'),
    await join(proof, founder, 'editor'),
  ];
  const removal = { action: 'remove', accountId: former.accountId } as const;
  mustSucceed(await proof.client.call(saveMember, removal, as), 'remove somebody from a company');
  const untied = await connect(proof, founder);
  const end = await proof.client.call(endAgencyAgent, { agentId: untied.accountId }, as);
  mustSucceed(end, 'end the connection with an agent');
  const { invited } = await invite(proof, founder, 'admin');
  const { data } = await proof.client.call(getCompany, {}, as);
  return {
    people: { editor, agent, former, invited, untied },
    invitationId: data.invitations.find(({ email }) => email === invited.email)?.invitationId ?? '',
  };
}

type Bought = Applied & { orderId: string; reference: string; policyId: string };

/** By card, as payers do; with its documents drawn. */
async function buyTrip(proof: Proof, applied: Applied): Promise<Bought> {
  const { client } = proof;
  const { applicationId, key, total } = applied;
  const opened = { applicationId, key };
  const ordered = await client.call(paymentCheckout, { ...opened, total, consent });
  mustSucceed(ordered, 'order a policy');
  const { orderId } = ordered.data.order;
  const step = await client.call(checkoutPayment, { ...opened, orderId, payWay: 'card' });
  mustSucceed(step, 'begin a payment');
  const begun = begunOf(step.data);
  if (!begun) throw new Error('The payment of a policy has nothing to pay.');
  await payAtProvider(proof, 'card', begun.step);
  const policyId = await poll('The policy is issued', ISSUED_MS, async () => {
    const { data } = await client.call(getPaymentInfo, opened);
    return data?.order?.policyId ?? undefined;
  });
  // Its documents are drawn, and the mails are out.
  await untilSettled(proof);
  return { ...applied, orderId, reference: begun.reference, policyId };
}

/** Sent, and not yet part of a notice. */
async function uploadClaimPhoto({ client }: Proof, { idToken }: PortalCustomer, policyId: string): Promise<string> {
  const begin = { kind: 'begin', policyId, contentType: 'image/png' } as const;
  const answer = await client.call(portal.addClaimPhoto, begin, { token: idToken });
  mustSucceed(answer, 'begin the upload of a photo');
  const { upload } = answer.data;
  if (!upload) throw new Error('The upload of a photo has no policy.');
  await postUpload(upload, new Blob([Buffer.from(PNG, 'base64')]));
  return upload.uploadId;
}

/** A token that opens a document once. */
export async function openCenter({ client }: Proof, { applicationId, key }: Applied): Promise<string> {
  const center = await client.call(getDocumentCenterTokenAndPdf, { applicationId, key });
  mustSucceed(center, 'open the document centre');
  const token = center.data.documents.find(({ isReady }) => isReady)?.token;
  if (!token) throw new Error(`No document of ${applicationId} is drawn.`);
  return token;
}

/** All of it as its own people see it. */
export async function describeInsured({ client }: Proof, { insurer, customer, things, quoted }: Insured) {
  const asCustomer = { token: customer.idToken };
  const asInsurer = { token: insurer.owner.idToken };
  const { policy: policyId } = things;
  const answers = [
    await client.call(portal.selectMyPolicies, {}, asCustomer),
    await client.call(portal.getMyPolicy, { policyId }, asCustomer),
    await client.call(portal.previewCancellation, { policyId }, asCustomer),
    await client.call(selectAccountDetail, {}, asCustomer),
    await client.call(selectPreferences, {}, asCustomer),
    await client.call(getMyApplications, {}, asInsurer),
    await client.call(getInsurerProducts, {}, asInsurer),
    await client.call(getInsurerChannels, {}, asInsurer),
    await client.call(getInsurerVouchers, {}, asInsurer),
    await client.call(getInsurerExclusions, {}, asInsurer),
    await client.call(getCompany, {}, asInsurer),
    await client.call(getPaymentInfo, { applicationId: quoted.applicationId, key: quoted.key }),
  ];
  for (const answer of answers) mustSucceed(answer, 'look at the own insurance');
  return JSON.stringify(
    answers.map(({ data }) => data),
    (_, value: unknown) => (isRecord(value) ? sorted(value) : value),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Tables keep the entries of a map in no order. */
const sorted = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));
