import { refusal } from '../refusal.ts';

/** Why licensed content is not opened. */

export const nothingYet = refusal(
  'NOTHING_RELEASED',
  'Nothing has been put here yet. Please look again later, or write to support if it should be.',
);
export const accessEnded = refusal(
  'ACCESS_ENDED',
  'Your access to this has ended. Subscribe again in the shop to go on.',
);
export const forSubscribers = refusal(
  'FOR_SUBSCRIBERS',
  'This is for subscribers. Subscribe in the shop to open it.',
);
export const paymentDue = refusal(
  'PAYMENT_DUE',
  'The last payment did not go through. Open the customer portal and check how you pay, then try again.',
);
export const paymentRefunded = refusal(
  'PAYMENT_REFUNDED',
  'Your payment for this was refunded. Subscribe again in the shop to open it.',
);
export const paymentDisputed = refusal(
  'PAYMENT_DISPUTED',
  'Your payment for this is disputed. Please write to support.',
);
export const accessTakenBack = refusal(
  'ACCESS_TAKEN_BACK',
  'Your access to this was taken back. Please write to support if that is a mistake.',
);
export const nothingUploaded = refusal(
  'NOTHING_RELEASED',
  'Nothing has been uploaded yet. Upload a zip in the item editor.',
);
export const noLicensedContent = refusal(
  'NOT_SOLD_BY_SUBSCRIPTION',
  'Only what is subscribed to has licensed content. Make the item a subscription first.',
);
export const noSuchRelease = 'There is no such release. It may have been replaced.';

/** @param reason what is wrong with the zip, and what to do */
export const unfitZip = (reason: string) => refusal('UNFIT_ZIP', reason);
