import { generateSecret } from 'otplib';
import { createMockShop } from '../mocks/core/mock-shop.ts';
import { eventSignature } from '../mocks/core/event-signature.ts';
import { newSession, SESSION_COOKIE } from '../mocks/core/sessions.ts';
import { memoryStore } from '../mocks/core/store.ts';
import { mockFetch } from '../mocks/mock-fetch.ts';
import { settleBankPayment } from '../mocks/checkout/bank-payment.ts';
import { payCheckout } from '../mocks/checkout/pay-checkout.ts';
import { decideDispute, openDispute } from './mock-disputes.ts';
import { refundInDashboard, sendBackRefunds } from './mock-refunds.ts';
import { followParcel } from './mock-carrier.ts';
import { mockWebhooks } from '../mocks/webhooks/mock-webhooks.ts';
import { seedShop } from '../demo/mock-shop/seed-shop.ts';
import { interactionHeaders } from '../mocks/community/mock-community.ts';
import { recordingClient } from './browser.ts';
import { formatJobError, displayFacts } from '../domain/deadletters/job-facts.ts';
import { atMockPortal } from './mock-portal.ts';
import type { Account, ConformingRole, ConformingShop } from './conforming-shop.ts';
import { newSnowflake } from './new-snowflake.ts';
import { holderOf } from './role-holder.ts';

const SIGNATURES = { stripe: 'Stripe-Signature', easypost: 'X-Hmac-Signature' } as const;
const ORIGIN = 'http://shop.test';

/** Starts the mock shop with the demo's items. */
export async function mockTarget(): Promise<ConformingShop> {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const mocks = createMockShop({ store: memoryStore(seedShop(now())), now });
  const succeeded = new Set<string>();
  const received: { url: string; headers: Headers; body: string }[] = [];
  async function receive(request: Request): Promise<Response> {
    const { url, headers } = request;
    received.push({ url, headers, body: await request.text() });
    return new Response(null, { status: 204 });
  }

  async function account(role: ConformingRole = 'customer'): Promise<Account> {
    const userId = mocks.newId();
    const email = `${userId.slice(0, 8)}@example.com`;
    const [password, totpSecret] = ['measure-twice-cut-once', generateSecret()];
    mocks.change((state) => {
      state.people.push({
        userId,
        email,
        firstName: 'Ada',
        lastName: 'Park',
        password,
        ...holderOf(role),
        authenticator: totpSecret,
        authenticatorStep: null,
        recoveryCodes: [],
        passkeys: [],
        customerId: null,
        address: null,
        community: null,
        dateCreated: now().toISOString(),
      });
    });
    return { userId, email, password, totpSecret };
  }

  return {
    origin: ORIGIN,
    succeeded,
    now,
    account,
    advance: (minutes) => {
      ahead += minutes * 60_000;
    },
    visitor: () => recordingClient(ORIGIN, mockFetch(mocks), { succeeded }),
    program: (token) => recordingClient(ORIGIN, mockFetch(mocks), { succeeded, token }),
    async signedIn(role) {
      const someone = await account(role);
      const id = mocks.newId();
      mocks.change((state) => {
        for (const person of state.people) {
          if (person.userId === someone.userId) person.hasSignedIn = role !== 'pending';
        }
        state.sessions[id] = {
          ...newSession(),
          userId: someone.userId,
          mfaVerified: role !== 'pending',
          provenAt: role === 'pending' ? null : now().toISOString(),
          knownTo: role === 'pending' ? [] : [{ userId: someone.userId, device: mocks.newId() }],
        };
      });
      const cookies = new Map([[SESSION_COOKIE, id]]);
      const browser = mockFetch(mocks, cookies);
      return { ...someone, shop: recordingClient(ORIGIN, browser, { succeeded }) };
    },
    async mailsTo(email, count) {
      const mails = mocks.read().mails.filter(({ to }) => to === email);
      if (mails.length < count) throw new Error(`Only ${mails.length} mails to ${email}.`);
      return mails.map(({ subject, text }) => ({ subject, text }));
    },
    async pay(redirectUrl, card) {
      return mocks.change((state) =>
        payCheckout(state, {
          redirectUrl,
          card,
          phone: '+13105550123',
          now: now(),
          newId: mocks.newId,
        }),
      );
    },
    async payByBank(redirectUrl, outcome) {
      mocks.change((state) => {
        const scene = { state, now: now(), newId: mocks.newId };
        if (outcome === 'pending') {
          payCheckout(state, { ...scene, redirectUrl, card: 'bank' });
          return;
        }
        const checkoutId = redirectUrl.split('/').at(-1) ?? '';
        const confirmed = outcome === 'succeeded';
        settleBankPayment(scene, { checkoutId, succeeded: confirmed, origin: ORIGIN });
      });
    },
    async sendBackRefunds(paymentIntentId) {
      mocks.change((state) =>
        sendBackRefunds({ state, now: now(), newId: mocks.newId }, paymentIntentId),
      );
    },
    async refundInDashboard(paymentIntentId, cents) {
      mocks.change((state) =>
        refundInDashboard({ state, now: now(), newId: mocks.newId }, paymentIntentId, cents),
      );
    },
    async dispute(paymentIntentId) {
      mocks.change((state) =>
        openDispute({ state, now: now(), newId: mocks.newId }, paymentIntentId),
      );
    },
    async decideDispute(disputeId, status) {
      mocks.change((state) =>
        decideDispute({ state, now: now(), newId: mocks.newId }, { disputeId, status }),
      );
    },
    async atPortal(url, action) {
      mocks.change((state) => atMockPortal({ state, now: now(), newId: mocks.newId }, url, action));
    },
    async scan(trackingNumber, status) {
      mocks.change((state) => {
        const scene = { state, now: now(), newId: mocks.newId };
        followParcel(scene, { trackingNumber, status, origin: ORIGIN });
      });
    },
    signatureOf: (provider, body) => ({ [SIGNATURES[provider]]: eventSignature(body) }),
    joinChat: async () => newSnowflake(),
    interactionHeaders,
    async giveUpJob(job) {
      const [id, orderId, email] = [mocks.newId(), mocks.newId(), 'ada.park@example.com'];
      const dateCreated = now().toISOString();
      mocks.change((state) => {
        state.deadLetters ??= [];
        state.deadLetters.push({
          id,
          job,
          dateCreated,
          dateSent: dateCreated,
          tries: 13,
          error: formatJobError(`550 no mailbox for ${email}`),
          about: displayFacts({ orderId, email }),
        });
      });
      return { id, job, orderId, email };
    },
    async receiver() {
      const url = `https://${mocks.newId()}.example/spindle`;
      return {
        url,
        async received() {
          await mockWebhooks(mocks, receive, ORIGIN);
          return received.filter((one) => one.url === url);
        },
      };
    },
    close: async () => undefined,
  };
}
