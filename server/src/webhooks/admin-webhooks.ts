import type { components } from '@spindle/sdk/schema';
import { eventTypes } from '@spindle/sdk/domain/events/event-types';
import { expressionBuilder } from 'kysely';
import { flag, oneOfIds } from '../database/list-filters.ts';
import type { Aliased } from '../database/tables.ts';
import { resourceList } from '../http/resource-list.ts';
import type { Webhook } from './webhook.entity.ts';

const { eb, ref } = expressionBuilder<Aliased<{ w: 'webhooks' }>, 'w'>();

const webhookColumns = [
  'w.id',
  'w.url',
  'w.description',
  'w.events',
  'w.off_because as offBecause',
  'w.created_by as createdBy',
  'w.created_at as createdAt',
  'w.last_try_at as lastTryAt',
  'w.last_outcome as lastOutcome',
  'w.last_status as lastStatus',
  'w.failing_since as failingSince',
  'w.paused_until as pausedUntil',
  'w.old_secret_until as oldSecretUntil',
  'w.version',
] as const;

/** Lists all webhooks. */
export const adminWebhooks = resourceList((tables) => tables.selectFrom('webhooks as w'))({
  resource: 'webhooks',
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  key: ['w.id'],
  columns: (webhooks) => webhooks.select(webhookColumns),
  sortable: { dateCreated: ['w.created_at'], id: ['w.id'], url: ['w.url'] },
  filters: { id: oneOfIds(ref('w.id')), enabled: flag(eb('w.off_because', 'is', null)) },
  present: presentWebhook,
});

type Row = Omit<Webhook, 'place' | 'userId' | 'secret' | 'oldSecret'>;

export function presentWebhook(row: Row): components['schemas']['Webhook'] {
  const { createdAt, lastTryAt, failingSince, pausedUntil, oldSecretUntil } = row;
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    events: eventTypes.filter((type) => row.events.includes(type)),
    enabled: row.offBecause === null,
    offBecause: row.offBecause,
    createdBy: row.createdBy,
    dateCreated: createdAt.toISOString(),
    lastTryAt: lastTryAt?.toISOString() ?? null,
    lastOutcome: row.lastOutcome,
    lastStatus: row.lastStatus,
    failingSince: failingSince?.toISOString() ?? null,
    pausedUntil: pausedUntil?.toISOString() ?? null,
    oldSecretUntil: oldSecretUntil?.toISOString() ?? null,
    version: row.version,
  };
}
