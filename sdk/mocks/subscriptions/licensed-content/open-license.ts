import { notFound } from '../../../contract/failure.ts';
import type { components } from '../../../src/schema.d.ts';
import { isOf, type ItemKey, knownItem } from '../../catalog/find-record.ts';
import type { MockCall } from '../../core/call.ts';
import { entitlementsTo, canOpen } from '../../entitlements/derive-entitlements.ts';
import type { Entitlement, ShopState } from '../../state.ts';
import {
  notPublishedYet,
  unopened,
  nothingUploaded,
  whyClosed,
} from '../../../domain/subscriptions/licenses.ts';
import { presentRejection } from '../../../domain/rejection.ts';
import { noSuch } from '../../../domain/records.ts';

type Schemas = components['schemas'];

/** Returns the URL of content that a customer has access to, even if the item is no longer sold. */
export function openLicense(call: MockCall<'openSubscription'>): Schemas['Licence'] {
  const { state, user, params, now } = call;
  const key = { ...params, userId: user.userId };
  if (!canOpen(state, key, now)) {
    if (!isSold(state, params)) throw notFound(noSuch('subscription'));
    return unopened(whyClosed(lastChanged(state, key)));
  }
  if (!hasContent(state, params)) return unopened(notPublishedYet);
  return { Status: 'SUCCESS', Reason: 'Opened.', Url: addressOf(call) };
}

/** Returns the URL at which staff see what subscribers see. If there is none, `Status` says so. */
export function openBuilderLicense(
  call: MockCall<'openBuilderSubscription'>,
): Schemas['BuilderLicence'] {
  if (knownItem(call.state, call.params) === undefined) throw notFound(noSuch('subscription'));
  if (hasContent(call.state, call.params)) return { Url: addressOf(call) };
  return presentRejection(nothingUploaded);
}

const isSold = ({ items }: ShopState, key: ItemKey) => items.some((one) => isOf(one, key));

const hasContent = ({ releases }: ShopState, key: ItemKey) =>
  releases.some((one) => one.active && isOf(one, key));

const lastChanged = ({ entitlements }: ShopState, key: ItemKey & { userId: string }) =>
  entitlementsTo(entitlements, key).toSorted((a, b) => changedAt(b).localeCompare(changedAt(a)))[0];

const changedAt = ({ dateChanged, dateCreated }: Entitlement) => dateChanged ?? dateCreated;

function addressOf({ params, newId }: { params: ItemKey; newId: () => string }): string {
  return `/assets/subs/${params.catalogId}/${params.catalogItemId}/t/${newId()}/`;
}
