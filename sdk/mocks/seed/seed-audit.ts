import { administrator, picker } from '../../demo/people.ts';
import type { Order, ShopState } from '../state.ts';
import { fixedId } from './fixed-id.ts';
import { daysBefore } from './past.ts';
import { userIdOf } from './seed-people.ts';

type Entry = ShopState['audit'][number];
type Action = Pick<Entry, 'dateCreated' | 'action' | 'subject' | 'before' | 'after'>;
type Done = Pick<ShopState, 'orders' | 'tickets' | 'tokens' | 'releases'>;

/** Orders whose moves are noted; older notes would only be more of the same. */
const LATEST = 25;

/** What staff did, oldest first. */
export function seedAudit(now: Date, done: Done): Pick<ShopState, 'audit'> {
  const byAdministrator = [
    ...edits(now),
    ...done.releases.map(uploaded),
    ...done.tokens.flatMap(made),
    ...done.tickets.flatMap(closed),
  ].map((action) => entryOf(action, administrator.email));
  const latest = done.orders.slice(-LATEST);
  const entries = [...byAdministrator, ...latest.flatMap(moved)];
  return { audit: entries.toSorted((a, b) => a.dateCreated.localeCompare(b.dateCreated)) };
}

function entryOf(action: Action, actorEmail: string): Entry {
  const name = `audit ${action.action} ${action.subject} ${action.dateCreated}`;
  return {
    ...action,
    id: fixedId(name),
    actorId: userIdOf({ email: actorEmail }),
    actorEmail,
    requestId: fixedId(`request of ${name}`),
  };
}

/** The steps of an order that somebody of the staff took. */
function moved({ orderId, timeline, trackingNumber }: Order): Entry[] {
  const staff = new Set([administrator.email, picker.email]);
  return timeline.flatMap(({ at, actor, from, to, why }) => {
    if (actor === null || !staff.has(actor)) return [];
    const label = why === 'Label bought';
    const action = label
      ? 'shipping.buy-label'
      : to === 'PICKED'
        ? 'picking.complete'
        : 'orders.edit-state';
    return [
      entryOf(
        {
          dateCreated: at,
          action,
          subject: `order ${orderId}`,
          before: { orderState: from, ...(label && { trackingNumber: null }) },
          after: { orderState: to, ...(label && { trackingNumber }) },
        },
        actor,
      ),
    ];
  });
}

function uploaded(release: Done['releases'][number]): Action {
  const { catalogId, catalogItemId, number, name, files, bytes } = release;
  return {
    dateCreated: release.dateCreated,
    action: 'subscriptions.upload-release',
    subject: `item ${catalogId}/${catalogItemId}`,
    before: { release: null },
    after: { release: number, name, files, bytes },
  };
}

function made(token: Done['tokens'][number]): Action[] {
  const subject = `token ${token.id}`;
  const { name, scope, prefix, expiresAt, revokedAt } = token;
  const created: Action = {
    dateCreated: token.dateCreated,
    action: 'tokens.create',
    subject,
    before: null,
    after: { name, scope, prefix, expiresAt },
  };
  if (revokedAt === null) return [created];
  const revoked: Action = {
    dateCreated: revokedAt,
    action: 'tokens.revoke',
    subject,
    before: { revokedAt: null },
    after: { revokedAt },
  };
  return [created, revoked];
}

function closed({ id, dateClosed }: Done['tickets'][number]): Action[] {
  if (dateClosed === null) return [];
  return [
    {
      dateCreated: dateClosed,
      action: 'support.close-ticket',
      subject: `ticket ${id}`,
      before: { status: 'OPEN' },
      after: { status: 'CLOSED' },
    },
  ];
}

function edits(now: Date): Action[] {
  const changed = (
    daysAgo: number,
    action: string,
    subject: string,
    before: Action['before'],
    after: Action['after'],
  ): Action => ({
    dateCreated: daysBefore(now, daysAgo).toISOString(),
    action,
    subject,
    before,
    after,
  });
  return [
    changed(
      71,
      'catalog.update-item',
      'item spindles/er20-2k2w-water',
      { onHand: 4 },
      { onHand: 24 },
    ),
    changed(
      40,
      'catalog.update-item',
      'item controllers/drive-tb6600',
      { expired: false },
      { expired: true },
    ),
    changed(
      18,
      'catalog.update-catalog',
      'catalog metrology',
      { description: 'Indicators and squares.' },
      { description: 'Indicators, squares and gauge blocks. In preparation.' },
    ),
    changed(
      6,
      'content.update-element',
      'element home/coming-soon',
      { locked: false },
      { locked: true },
    ),
  ];
}
