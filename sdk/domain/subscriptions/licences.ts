import type { components } from '../../src/schema.d.ts';
import { presentRejection, rejection, type Rejection } from '../rejection.ts';

/** Why licensed content is not opened. */

export const nothingYet = rejection(
  'NOTHING_RELEASED',
  'Nothing has been put here yet. Please look again later, or write to support if it should be.',
);
const accessEnded = rejection(
  'ACCESS_ENDED',
  'Your access to this has ended. Subscribe again in the shop to go on.',
);
const forSubscribers = rejection(
  'FOR_SUBSCRIBERS',
  'This is for subscribers. Subscribe in the shop to open it.',
);
const paymentDue = rejection(
  'PAYMENT_DUE',
  'The last payment did not go through. Open the customer portal and check how you pay, then try again.',
);
const paymentRefunded = rejection(
  'PAYMENT_REFUNDED',
  'Your payment for this was refunded. Subscribe again in the shop to open it.',
);
const paymentDisputed = rejection(
  'PAYMENT_DISPUTED',
  'Your payment for this is disputed. Please write to support.',
);
const accessTakenBack = rejection(
  'ACCESS_TAKEN_BACK',
  'Your access to this was taken back. Please write to support if that is a mistake.',
);
export const nothingUploaded = rejection(
  'NOTHING_RELEASED',
  'Nothing has been uploaded yet. Upload a zip in the item editor.',
);
export const noLicensedContent = rejection(
  'NOT_SOLD_BY_SUBSCRIPTION',
  'Only what is subscribed to has licensed content. Make the item a subscription first.',
);
export const noSuchRelease = rejection(
  'NOT_FOUND',
  'There is no such release. It may have been replaced.',
);

/** @param reason what is wrong with the zip, and what to do */
export const invalidZip = (reason: string) => rejection('UNFIT_ZIP', reason);

type Schemas = components['schemas'];
type Closing = NonNullable<Schemas['AdminEntitlement']['closedBecause']>;

/** Why somebody may not open it: they never could (`NONE`), or what closed their last right to it. */
export const closedReasons: Record<Closing | 'NONE' | 'LAPSED', Rejection> = {
  NONE: forSubscribers,
  PAYMENT_DUE: paymentDue,
  REFUNDED: paymentRefunded,
  DISPUTED: paymentDisputed,
  WITHDRAWN: accessTakenBack,
  ENDED: accessEnded,
  LAPSED: accessEnded,
};

/** @param last their entitlement that was the last to change; undefined where they never had one */
export const whyClosed = (last: { closedBecause: Closing | null } | undefined) =>
  closedReasons[last === undefined ? 'NONE' : (last.closedBecause ?? 'LAPSED')];

export const unopened = (because: Rejection): Schemas['Licence'] => ({
  ...presentRejection(because),
  Url: null,
});

/** @param leftOut how many hidden files of the zip were not taken */
export const releaseOpen = (number: number, leftOut = 0) =>
  `Release ${number} is open to subscribers.${leftOut === 0 ? '' : ` Hidden files left out: ${leftOut}.`}`;
export const releaseOpenAlready = (number: number) =>
  `Release ${number} is open to subscribers already.`;

interface OpenedRelease {
  catalogId: string;
  catalogItemId: string;
  number: number;
}

/**
 * How staff are noted to have put a release in front of subscribers.
 * @param before the number of the one it replaces; null where there was none
 * @param zip what was uploaded; undefined where it was there already
 */
export const releaseAudit = (
  { catalogId, catalogItemId, number }: OpenedRelease,
  before: number | null,
  zip?: { name: string; files: number; bytes: number },
) => ({
  action: `subscriptions.${zip ? 'upload' : 'activate'}-release`,
  subject: `item ${catalogId}/${catalogItemId}`,
  before: { release: before },
  after: { release: number, ...zip },
});
