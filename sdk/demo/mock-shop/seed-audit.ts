import { administrator, picker } from '../people.ts';
import type { Order, ShopState } from '../../mocks/state.ts';
import { fixedId, daysBefore } from './fixed-id.ts';
import { userIdOf } from './seed-people.ts';

type Entry = ShopState['audit'][number];
type Fields = Entry['before'];
type Action = readonly [at: string, action: string, subject: string, before: Fields, after: Fields];
type AuditedState = Pick<ShopState, 'orders' | 'tickets' | 'tokens' | 'releases'>;

/** Number of orders with audit entries. Older entries would add nothing new. */
const LATEST = 25;

/** Returns the actions of staff, oldest first. */
export function seedAudit(now: Date, done: AuditedState): Pick<ShopState, 'audit'> {
  const entries = [
    ...edits.map(([daysAgo, ...edit]) =>
      entryOf([daysBefore(now, daysAgo).toISOString(), ...edit], administrator.email),
    ),
    ...[
      ...done.releases.map(uploaded),
      ...done.tokens.flatMap(made),
      ...done.tickets.flatMap(closed),
    ].map((action) => entryOf(action, administrator.email)),
    ...done.orders.slice(-LATEST).flatMap(moved),
  ];
  return { audit: entries.toSorted((a, b) => a.dateCreated.localeCompare(b.dateCreated)) };
}

function entryOf([at, action, subject, before, after]: Action, actorEmail: string): Entry {
  const name = `audit ${action} ${subject} ${at}`;
  return {
    id: fixedId(name),
    dateCreated: at,
    action,
    subject,
    before,
    after,
    actorId: userIdOf({ email: actorEmail }),
    actorEmail,
    requestId: fixedId(`request of ${name}`),
  };
}

/** Returns the transitions of an order that staff made. */
function moved({ orderId, timeline, trackingNumber }: Order): Entry[] {
  const staff = new Set<string | null>([administrator.email, picker.email]);
  return timeline.flatMap(({ at, actor, from, to, why }) => {
    if (actor === null || !staff.has(actor)) return [];
    const label = why === 'Label bought';
    const before = { orderState: from, ...(label && { trackingNumber: null }) };
    const after = { orderState: to, ...(label && { trackingNumber }) };
    const move = to === 'PICKED' ? 'picking.complete' : 'orders.edit-state';
    const action = label ? 'shipping.buy-label' : move;
    return [entryOf([at, action, `order ${orderId}`, before, after], actor)];
  });
}

function uploaded(release: AuditedState['releases'][number]): Action {
  const { catalogId, catalogItemId, number, name, files, bytes, dateCreated } = release;
  const subject = `item ${catalogId}/${catalogItemId}`;
  const after = { release: number, name, files, bytes };
  return [dateCreated, 'subscriptions.upload-release', subject, { release: null }, after];
}

function made(token: AuditedState['tokens'][number]): Action[] {
  const subject = `token ${token.id}`;
  const { name, scope, prefix, expiresAt, revokedAt, dateCreated } = token;
  const after = { name, scope, prefix, expiresAt };
  const created: Action = [dateCreated, 'tokens.create', subject, null, after];
  if (revokedAt === null) return [created];
  return [created, [revokedAt, 'tokens.revoke', subject, { revokedAt: null }, { revokedAt }]];
}

function closed({ id, dateClosed }: AuditedState['tickets'][number]): Action[] {
  if (dateClosed === null) return [];
  const [before, after] = [{ status: 'OPEN' }, { status: 'CLOSED' }];
  return [[dateClosed, 'support.close-ticket', `ticket ${id}`, before, after]];
}

/** How many days ago, and what changed. */
const edits: readonly (readonly [number, string, string, Fields, Fields])[] = [
  [71, 'catalog.update-item', 'item spindles/er20-2k2w-water', { onHand: 4 }, { onHand: 24 }],
  [
    40,
    'catalog.update-item',
    'item controllers/drive-tb6600',
    { expired: false },
    { expired: true },
  ],
  [
    18,
    'catalog.update-catalog',
    'catalog metrology',
    { description: 'Indicators and squares.' },
    { description: 'Indicators, squares and gauge blocks. Coming soon.' },
  ],
  [6, 'content.update-element', 'element home/coming-soon', { locked: false }, { locked: true }],
];
