import { notFound } from '../../../contract/failure.ts';
import type { components } from '../../../src/schema.d.ts';
import { isOf, type ItemKey } from '../../catalog/find-record.ts';
import { knownItem } from '../../catalog/known-record.ts';
import type { MockCall } from '../../core/call.ts';
import { mayOpen } from '../../entitlements/open-entitlements.ts';
import type { Entitlement, ShopState } from '../../state.ts';
import { passPeriods } from '../pass-periods.ts';

type Schemas = components['schemas'];

const NO_SUCH = 'There is no such subscription.';
const NOTHING_YET =
  'Nothing has been put here yet. Please look again later, or write to support if it should be.';
const OVER = 'Your access to this has ended. Subscribe again in the shop to go on.';

const reasons: Record<NonNullable<Entitlement['closedBecause']> | 'NONE' | 'LAPSED', string> = {
  NONE: 'This is for subscribers. Subscribe in the shop to open it.',
  PAYMENT_DUE:
    'The last payment did not go through. Open the customer portal and check how you pay, then try again.',
  REFUNDED: 'Your payment for this was refunded. Subscribe again in the shop to open it.',
  DISPUTED: 'Your payment for this is disputed. Please write to support.',
  WITHDRAWN: 'Your access to this was taken back. Please write to support if that is a mistake.',
  ENDED: OVER,
  LAPSED: OVER,
};

/** Where a customer reads what they are entitled to, also of an item that is no longer sold. */
export function openLicence(call: MockCall<'openSubscription'>): Schemas['Licence'] {
  const { state, user, params, now, origin } = call;
  passPeriods(call, origin);
  const wanted = { ...params, userId: user.userId };
  if (!mayOpen(state, wanted, now)) {
    if (!isSold(state, params)) throw notFound(NO_SUCH);
    return refusal(reasons[lastClosing(state, wanted)]);
  }
  if (!hasContent(state, params)) return refusal(NOTHING_YET);
  return { Status: 'SUCCESS', Reason: 'Opened.', Url: addressOf(call) };
}

/** Where staff read what subscribers read; a `Status` says that there is nothing. */
export function openBuilderLicence(
  call: MockCall<'openBuilderSubscription'>,
): Schemas['BuilderLicence'] {
  if (knownItem(call.state, call.params) === undefined) throw notFound(NO_SUCH);
  if (hasContent(call.state, call.params)) return { Url: addressOf(call) };
  const Reason = 'Nothing has been uploaded yet. Upload a zip in the item editor.';
  return { Status: 'ERROR', Reason };
}

const isSold = ({ items }: ShopState, key: ItemKey) => items.some((one) => isOf(one, key));

const hasContent = ({ releases }: ShopState, key: ItemKey) =>
  releases.some((one) => one.active && isOf(one, key));

/** Why the entitlement that was the last to change is no longer open. */
function lastClosing({ entitlements }: ShopState, wanted: ItemKey & { userId: string }) {
  const last = entitlements
    .filter((one) => one.userId === wanted.userId && isOf(one, wanted))
    .toSorted((a, b) => changedAt(b).localeCompare(changedAt(a)))[0];
  return last === undefined ? 'NONE' : (last.closedBecause ?? 'LAPSED');
}

const changedAt = ({ dateChanged, dateCreated }: Entitlement) => dateChanged ?? dateCreated;

function addressOf({ params, newId }: { params: ItemKey; newId: () => string }): string {
  return `/assets/subs/${params.catalogId}/${params.catalogItemId}/t/${newId()}/`;
}

function refusal(Reason: string): Schemas['Licence'] {
  return { Status: 'ERROR', Reason, Url: null };
}
