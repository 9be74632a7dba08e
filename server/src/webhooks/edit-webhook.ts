import type { EntityManager } from '@mikro-orm/postgresql';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { LockMode } from '@mikro-orm/core';
import { conflict, notFound, rejectInvalid } from '@spindle/sdk/contract/failure';
import { isId } from '@spindle/sdk/contract/filter-values';
import { presentDone, presentOutcome, presentRejection } from '@spindle/sdk/domain/rejection';
import {
  MAX_WEBHOOKS,
  changeWebhook as decideChange,
  invalidUrl,
} from '@spindle/sdk/domain/webhooks/endpoint';
import { TEST_EVENT, makeSecret, oldSecretUntil } from '@spindle/sdk/domain/webhooks/message';
import {
  copySecretNow,
  noSuchDelivery,
  noSuchWebhook,
  deliveryQueued,
  webhookDeleted,
  webhookOff,
  webhooksFull,
} from '@spindle/sdk/domain/webhooks/replies';
import {
  type StaffAction,
  type StaffCall,
  type StaffWrite,
  recordStaffAction,
} from '../audit/record-audit.ts';
import type { Call, Handlers } from '../contract/handlers.ts';
import type { ShopSession } from '../contract/shop-session.ts';
import { newId } from '../database/base.ts';
import { db } from '../database/db.ts';
import { lockByName } from '../database/lock-by-name.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { seal } from '../identity/secret-box.ts';
import { presentWebhook } from './admin-webhooks.ts';
import { Webhook, sealedFor } from './webhook.entity.ts';

/**
 * Fails the pending deliveries of a webhook that is turned off. Replaying them makes them pending
 * again.
 */
export async function cancelPending(tx: EntityManager, webhookId: string): Promise<void> {
  const pending = { webhook: webhookId, state: 'PENDING' } as const;
  const over = { state: 'FAILED', nextTryAt: null, claimedUntil: null } as const;
  await tx.nativeUpdate(WebhookDelivery, pending, over);
}

/**
 * Rejects an unknown id.
 * @throws Failure 404
 */
export async function requireWebhook(em: EntityManager, id: string): Promise<void> {
  if (!isId(id) || (await em.count(Webhook, { id })) === 0) throw notFound(noSuchWebhook);
}

type Change = Pick<StaffAction, 'before' | 'after'>;

const record = (tx: EntityManager, call: StaffCall, id: string, does: string, change: Change) =>
  recordStaffAction(tx, call, { action: `webhooks.${does}`, subject: `webhook ${id}`, ...change });

interface Edit {
  tx: EntityManager;
  webhook: Webhook;
  note: (does: string, change: Change) => void;
}

/**
 * Edits a webhook and keeps its row locked until the transaction ends.
 * @param session locks the session's account first. Omitted for edits that programs may also make.
 * @throws Failure 404
 */
export const editWebhook = <Reply>(
  call: StaffWrite & { params: { id: string } },
  edit: (edited: Edit) => Promise<Reply>,
  session?: ShopSession,
): Promise<Reply> =>
  call.em.transactional(async (tx) => {
    const { id } = call.params;
    if (session) await lockAccount(tx, session);
    await requireWebhook(tx, id);
    // `for update` would block every event that is being passed on to webhooks.
    await db(tx)
      .selectFrom('webhooks')
      .select('id')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .execute();
    const webhook = await tx.findOne(Webhook, { id }, { refresh: true });
    if (webhook === null) throw notFound(noSuchWebhook);
    return edit({ tx, webhook, note: (...noted) => record(tx, call, webhook.id, ...noted) });
  });

const places = Array.from({ length: MAX_WEBHOOKS }, (_, at) => at + 1);

/**
 * Creates a webhook in the first free slot. Only this reply contains the secret.
 * @throws Failure 400 for an invalid URL, 409 if all slots are taken
 */
async function createWebhook(call: Call<'createWebhook'>) {
  const { em, now, user, services, session } = call;
  const { url, events, description = '' } = call.body;
  const { secretsKeys, webhooks } = services.config;
  rejectInvalid(invalidUrl(url, webhooks));
  const [id, secret] = [newId(), makeSecret()];
  await em.transactional(async (tx) => {
    await lockAccount(tx, session);
    await lockByName(tx, 'webhooks');
    const taken = await tx.find(Webhook, {}, { fields: ['place'] });
    const place = places.find((one) => !taken.some((webhook) => webhook.place === one));
    if (place === undefined) throw conflict(webhooksFull);
    tx.create(Webhook, {
      id,
      place,
      url,
      description,
      events,
      userId: user.id,
      createdBy: user.email,
      createdAt: now,
      secret: seal(secretsKeys, secret, sealedFor(id)),
    });
    record(tx, call, id, 'create', { before: null, after: { url, events, description } });
  });
  return { id, secret };
}

async function changeWebhook(call: Call<'changeWebhook'>) {
  const { url } = call.body;
  if (url !== undefined) rejectInvalid(invalidUrl(url, call.services.config.webhooks));
  return editWebhook(call, async ({ tx, webhook, note }) => {
    const { outcome, changes } = decideChange(presentWebhook(webhook), call.body);
    if (changes !== null) {
      tx.assign(webhook, changes.fields);
      if (changes.givesUp) await cancelPending(tx, webhook.id);
      note('change', changes.audit);
    }
    return { ...presentOutcome(outcome), Webhook: presentWebhook(webhook) };
  });
}

export const editWebhooks = {
  createWebhook,

  changeWebhook,

  deleteWebhook: (call) =>
    editWebhook(call, async ({ tx, webhook, note }) => {
      tx.remove(webhook);
      const { url, events, description } = webhook;
      note('delete', { before: { url, events, description }, after: null });
      return presentDone(webhookDeleted);
    }),

  /** Creates a new secret. The old one stays valid for another day. */
  rotateWebhookSecret: (call) =>
    editWebhook(
      call,
      async ({ tx, webhook, note }) => {
        const [secret, until] = [makeSecret(), oldSecretUntil(call.now)];
        const before = { oldSecretUntil: webhook.oldSecretUntil?.toISOString() ?? null };
        const after = { oldSecretUntil: until.toISOString() };
        tx.assign(webhook, {
          secret: seal(call.services.config.secretsKeys, secret, sealedFor(webhook.id)),
          oldSecret: webhook.secret,
          oldSecretUntil: until,
        });
        note('rotate-secret', { before, after });
        return { ...presentDone(copySecretNow), secret, ...after };
      },
      call.session,
    ),

  /** Sends a test message. It isn't an event but is delivered like one. */
  testWebhook: (call) =>
    editWebhook(call, async ({ tx, webhook, note }) => {
      if (webhook.offBecause !== null) return { ...presentRejection(webhookOff), deliveryId: null };
      const [deliveryId, at] = [newId(), call.now];
      const times = { at, createdAt: at, nextTryAt: at };
      const event = { eventId: newId(), type: TEST_EVENT };
      tx.create(WebhookDelivery, { id: deliveryId, webhook, ...event, ...times });
      note('test', { before: null, after: { deliveryId } });
      return { ...presentDone(deliveryQueued), deliveryId };
    }),

  /** Restarts a delivery. */
  replayDelivery: (call) =>
    editWebhook(call, async ({ tx, webhook, note }) => {
      const { deliveryId: id } = call.params;
      if (!isId(id)) throw notFound(noSuchDelivery);
      if (webhook.offBecause !== null) return { ...presentRejection(webhookOff), deliveryId: null };
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
      const delivery = await tx.findOne(WebhookDelivery, { id, webhook }, lock);
      if (delivery === null) throw notFound(noSuchDelivery);
      const { now } = call;
      tx.assign(delivery, { state: 'PENDING', tries: 0, nextTryAt: now, createdAt: now });
      note('replay-delivery', { before: null, after: { deliveryId: delivery.id } });
      return { ...presentDone(deliveryQueued), deliveryId: delivery.id };
    }),
} satisfies Partial<Handlers>;
