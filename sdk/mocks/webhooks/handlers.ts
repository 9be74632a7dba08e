import { conflict, rejectInvalid } from '../../contract/failure.ts';
import { presentDone, presentOutcome, presentRejection } from '../../domain/rejection.ts';
import { changeWebhook, MAX_WEBHOOKS, invalidUrl } from '../../domain/webhooks/endpoint.ts';
import { makeSecret, oldSecretUntil, TEST_EVENT } from '../../domain/webhooks/message.ts';
import {
  copySecretNow,
  noSuchDelivery,
  noSuchWebhook,
  deliveryQueued,
  replayableSince,
  replayed,
  webhookDeleted,
  webhookOff,
  webhooksFull,
} from '../../domain/webhooks/replies.ts';
import { recordAudit, type StaffAction, type StaffCall } from '../audit/record-audit.ts';
import { answerList, answerRecord, type MockList } from '../core/answer-list.ts';
import type { MockHandlers } from '../core/call.ts';
import { getOr404 } from '../core/find.ts';
import { flag } from '../core/list-filters.ts';
import type { ShopState } from '../state.ts';
import {
  begin,
  cancelPending,
  savedWebhooks,
  newDelivery,
  presentDelivery,
  presentWebhook,
} from './mock-webhook.ts';

export const webhooks = {
  listAdminWebhooks: (call) => answerList(call, adminWebhooks(call.state)),
  getAdminWebhook: ({ params, state }) => answerRecord(params.id, adminWebhooks(state)),

  createWebhook(call) {
    const { state, body, user, now, newId } = call;
    const { url, events, description = '' } = body;
    requireUrl(url);
    if (savedWebhooks(state).length >= MAX_WEBHOOKS) throw conflict(webhooksFull);
    const [id, secret] = [newId(), makeSecret()];
    savedWebhooks(state).push({
      id,
      url,
      description,
      events,
      enabled: true,
      offBecause: null,
      createdBy: user.email,
      dateCreated: now.toISOString(),
      lastTryAt: null,
      lastOutcome: null,
      lastStatus: null,
      failingSince: null,
      pausedUntil: null,
      oldSecretUntil: null,
      version: 1,
      secrets: [secret],
      deliveries: [],
    });
    note(call, 'create', id, { before: null, after: { url, events, description } });
    return { id, secret };
  },

  changeWebhook(call) {
    if (call.body.url !== undefined) requireUrl(call.body.url);
    const webhook = findWebhook(call);
    const { outcome, changes } = changeWebhook(webhook, call.body);
    if (changes !== null) {
      Object.assign(webhook, changes.fields);
      webhook.enabled = webhook.offBecause === null;
      if (changes.givesUp) cancelPending(webhook);
      note(call, 'change', webhook.id, changes.audit);
    }
    return { ...presentOutcome(outcome), Webhook: presentWebhook(webhook) };
  },

  deleteWebhook(call) {
    const { id, url, events, description } = findWebhook(call);
    call.state.webhooks = savedWebhooks(call.state).filter((one) => one.id !== id);
    note(call, 'delete', id, { before: { url, events, description }, after: null });
    return presentDone(webhookDeleted);
  },

  rotateWebhookSecret(call) {
    const webhook = findWebhook(call);
    const [secret, until] = [makeSecret(), oldSecretUntil(call.now).toISOString()];
    const before = { oldSecretUntil: webhook.oldSecretUntil };
    webhook.secrets = [secret, ...webhook.secrets.slice(0, 1)];
    webhook.oldSecretUntil = until;
    note(call, 'rotate-secret', webhook.id, { before, after: { oldSecretUntil: until } });
    return { ...presentDone(copySecretNow), secret, oldSecretUntil: until };
  },

  testWebhook(call) {
    const webhook = findWebhook(call);
    if (!webhook.enabled) return { ...presentRejection(webhookOff), deliveryId: null };
    const test = { id: call.newId(), type: TEST_EVENT, at: call.now.toISOString() };
    const { id: deliveryId } = newDelivery(webhook, test, call);
    note(call, 'test', webhook.id, { before: null, after: { deliveryId } });
    return { ...presentDone(deliveryQueued), deliveryId };
  },

  replayWebhook(call) {
    const webhook = findWebhook(call);
    const { since, all = false } = call.body;
    if (!webhook.enabled) return { ...presentRejection(webhookOff), count: 0 };
    const from = replayableSince(new Date(since), call.now).toISOString();
    const { length: count } = call.state.events.filter((event) => {
      if (event.at < from || !webhook.events.includes(event.type)) return false;
      const known = webhook.deliveries.find(({ eventId }) => eventId === event.id);
      if (known === undefined) return newDelivery(webhook, event, call);
      return (
        (known.state === 'FAILED' || (all && known.state === 'DELIVERED')) && begin(known, call)
      );
    });
    note(call, 'replay', webhook.id, { before: null, after: { since, all, count } });
    return { ...presentDone(replayed(count)), count };
  },

  listWebhookDeliveries(call) {
    const { state, after = Number.MAX_SAFE_INTEGER, limit = 25 } = call.query;
    const found = findWebhook(call)
      .deliveries.filter((one) => state === undefined || one.state === state)
      .filter(({ position }) => position < Number(after))
      .toReversed();
    const displayed = found.slice(0, limit);
    return {
      deliveries: displayed.map(presentDelivery),
      next: found.length > limit ? String(displayed.at(-1)?.position) : null,
    };
  },

  replayDelivery(call) {
    const webhook = findWebhook(call);
    const { deliveryId } = call.params;
    const delivery = getOr404(webhook.deliveries, ({ id }) => id === deliveryId, noSuchDelivery);
    if (!webhook.enabled) return { ...presentRejection(webhookOff), deliveryId: null };
    begin(delivery, call);
    note(call, 'replay-delivery', webhook.id, { before: null, after: { deliveryId } });
    return { ...presentDone(deliveryQueued), deliveryId };
  },
} satisfies Partial<MockHandlers>;

const adminWebhooks = (state: ShopState): MockList<ReturnType<typeof presentWebhook>> => ({
  resource: 'webhooks',
  records: savedWebhooks(state).map(presentWebhook),
  sortable: ['url'],
  filters: { ids: ['id'], others: { enabled: flag(({ enabled }) => enabled) } },
});

const findWebhook = ({ state, params }: { state: ShopState; params: { id: string } }) =>
  getOr404(savedWebhooks(state), ({ id }) => id === params.id, noSuchWebhook);

const requireUrl = (url: string) => rejectInvalid(invalidUrl(url, { local: true }));

const note = (
  call: StaffCall,
  does: string,
  id: string,
  change: Pick<StaffAction, 'before' | 'after'>,
) => recordAudit(call, { action: `webhooks.${does}`, subject: `webhook ${id}`, ...change });
