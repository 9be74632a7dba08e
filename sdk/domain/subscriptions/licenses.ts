import type { components } from '../../src/schema.d.ts';
import { presentDone, presentRejection, rejection, type Rejection } from '../rejection.ts';

/** Why licensed content can't be opened. */

export const notPublishedYet = rejection(
  'NOTHING_RELEASED',
  "There's no content here yet. Check back later, or contact us if you expected it.",
);
const accessEnded = rejection(
  'ACCESS_ENDED',
  'Your access has ended. Subscribe again in the shop to continue.',
);
const forSubscribers = rejection(
  'FOR_SUBSCRIBERS',
  'This content is for subscribers. Subscribe in the shop to open it.',
);
const paymentDue = rejection(
  'PAYMENT_DUE',
  'Your last payment failed. Check your payment method under Payments and invoices, then try again.',
);
const paymentRefunded = rejection(
  'PAYMENT_REFUNDED',
  'Your payment was refunded. Subscribe again in the shop to open this content.',
);
const paymentDisputed = rejection('PAYMENT_DISPUTED', 'Your payment is disputed. Contact us.');
const accessTakenBack = rejection(
  'ACCESS_TAKEN_BACK',
  'Your access was revoked. If this is a mistake, contact us.',
);
export const nothingUploaded = rejection(
  'NOTHING_RELEASED',
  'Nothing has been uploaded yet. Upload a zip in the item editor.',
);
export const noLicensedContent = rejection(
  'NOT_SOLD_BY_SUBSCRIPTION',
  'Only subscriptions have licensed content. Make the item a subscription first.',
);
export const noSuchRelease = rejection(
  'NOT_FOUND',
  'Release not found. It may have been replaced.',
);

/** @param reason what is wrong with the zip, and what to do */
export const invalidZip = (reason: string) => rejection('UNFIT_ZIP', reason);

type Schemas = components['schemas'];
type ClosingReason = NonNullable<Schemas['AdminEntitlement']['closedBecause']>;

/**
 * Why a user can't open the content: they never had access (`NONE`), or the reason their last
 * access ended.
 */
export const closedReasons: Record<ClosingReason | 'NONE' | 'LAPSED', Rejection> = {
  NONE: forSubscribers,
  PAYMENT_DUE: paymentDue,
  REFUNDED: paymentRefunded,
  DISPUTED: paymentDisputed,
  WITHDRAWN: accessTakenBack,
  ENDED: accessEnded,
  LAPSED: accessEnded,
};

/** @param last the most recently changed entitlement. Undefined if the user never had one. */
export const whyClosed = (last: { closedBecause: ClosingReason | null } | undefined) =>
  closedReasons[last === undefined ? 'NONE' : (last.closedBecause ?? 'LAPSED')];

export const unopened = (because: Rejection): Schemas['Licence'] => ({
  ...presentRejection(because),
  Url: null,
});

/** @param leftOut number of hidden files in the zip that were skipped */
export const releaseOpen = (number: number, leftOut = 0) =>
  `Release ${number} is open to subscribers.${leftOut === 0 ? '' : ` Hidden files skipped: ${leftOut}.`}`;
const releaseOpenAlready = (number: number) => `Release ${number} is already open to subscribers.`;

/**
 * Returns the reply to a request to open an existing release.
 * @param notice what staff should know about stored copies
 */
export const presentActivation = (number: number, opened: boolean, notice = '') =>
  presentDone(opened ? `${releaseOpen(number)}${notice}` : releaseOpenAlready(number));

interface OpenedRelease {
  catalogId: string;
  catalogItemId: string;
  number: number;
}

/**
 * Returns the audit entry for opening a release to subscribers.
 * @param before number of the release it replaces, or null
 * @param zip the uploaded file. Undefined if the release already existed.
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
