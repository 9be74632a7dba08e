import type { IncomingHttpHeaders } from 'node:http';
import { asBrowser, recordingClient } from '@spindle/sdk/conformance/browser';
import type { Account, ConformingShop } from '@spindle/sdk/conformance/conforming-shop';
import { holderOf } from '@spindle/sdk/conformance/role-holder';
import { startRelay } from '../../src/start-relay.ts';
import { requireIndexes } from '../require-indexes.ts';
import { eventually } from '../eventually.ts';
import { makeUser } from '../factories/user.ts';
import { mailsTo } from '../mails.ts';
import { refundsOf } from '../provider-refunds.ts';
import { movingClock } from '../moving-clock.ts';
import { startRecording } from '../record-statements.ts';
import { startShop } from '../shop.ts';
import { startReceiver } from '../webhook-receiver.ts';
import { signInWith, type TestRole } from '../sign-in.ts';
import { signatureOf } from './signature-of.ts';
import { interactionHeaders } from './interaction-headers.ts';
import { joinChat } from './join-chat.ts';
import { atPortal } from './at-portal.ts';
import { failJob } from './fail-job.ts';
import { finishPage, payAt } from './pay-at.ts';

/**
 * Starts the real shop, with its database and the sandbox of its providers.
 * @param watched whether to fail at the end if a query read a whole large table
 */
export async function realTarget({ watched = false } = {}): Promise<ConformingShop> {
  const clock = movingClock();
  const shop = await startShop({ now: clock.now });
  const recording = watched ? await startRecording(shop.orm) : null;
  const relay = startRelay(shop.services);
  const succeeded = new Set<string>();
  const closings: (() => void)[] = [];
  const send = (request: Request) => fetch(request);

  async function account(role: TestRole = 'customer'): Promise<Account> {
    const { id, ...rest } = await makeUser(shop, holderOf(role));
    return { ...rest, userId: id };
  }

  return {
    succeeded,
    account,
    now: clock.now,
    advance: clock.advance,
    origin: shop.url,
    visitor: () => recordingClient(shop.url, asBrowser(send), { succeeded }),
    program: (token) => recordingClient(shop.url, send, { succeeded, token }),
    async signedIn(role) {
      const someone = await account(role);
      const { cookies } = await signInWith(
        shop,
        { ...someone, id: someone.userId },
        { withCode: role !== 'pending' },
      );
      const browser = asBrowser(send, cookies);
      return { ...someone, shop: recordingClient(shop.url, browser, { succeeded }) };
    },
    mailsTo: (email, count) =>
      eventually(async () => {
        const mails = await mailsTo(shop, email);
        if (mails.length < count) throw new Error(`Only ${mails.length} mails to ${email}.`);
        return mails.map(({ subject, text }) => ({ subject, text }));
      }),
    pay: (redirectUrl, card) => payAt(shop, redirectUrl, card),
    payByBank: (redirectUrl, outcome) => finishPage(shop, redirectUrl, `async_${outcome}`),
    async sendBackRefunds(paymentIntentId) {
      for (const { id } of await refundsOf(shop, paymentIntentId)) {
        await shop.control(`/stripe/control/refunds/${id}`, { status: 'failed' });
      }
    },
    async refundInDashboard(paymentIntentId, cents) {
      const refund = { payment_intent: paymentIntentId, amount: cents };
      await shop.control('/stripe/control/refunds', refund);
    },
    async dispute(paymentIntentId) {
      await shop.control('/stripe/control/disputes', { payment_intent: paymentIntentId });
    },
    async decideDispute(disputeId, status) {
      await shop.control(`/stripe/control/disputes/${disputeId}`, { status });
    },
    atPortal,
    async scan(trackingNumber, status) {
      await shop.control(`/easypost/control/trackers/${trackingNumber}`, { status });
    },
    signatureOf,
    joinChat: (username) => joinChat(shop, username),
    interactionHeaders,
    giveUpJob: (job) => failJob(shop, job),
    async receiver() {
      const { url, received, close } = await startReceiver();
      closings.push(close);
      return {
        url,
        received: async () =>
          received.map(({ headers, body }) => ({ headers: headersOf(headers), body })),
      };
    },
    async close() {
      for (const close of closings) close();
      await relay.stop();
      recording?.stop();
      if (recording) await requireIndexes(shop.orm, recording.statements);
      await shop.close();
    },
  };
}

/** Converts the headers of a message, in which each occurs once. */
function headersOf(headers: IncomingHttpHeaders): Headers {
  return new Headers(
    Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
  );
}
