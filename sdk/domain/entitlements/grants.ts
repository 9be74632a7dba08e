import { refusal } from '../refusal.ts';

export const sentByParcel = (title: string) =>
  refusal(
    'SENT_BY_PARCEL',
    `“${title}” is sent by parcel. Only digital items and subscriptions can be given.`,
  );
export const untilEndOf = (day: string) => `until the end of ${day} UTC`;
export const dayOver = 'is over. Choose today or a later day.';
export const lastDay = (message: string) => `The last day ${message}`;
export const noteNeeded = 'is needed, so that colleagues know why.';
export const boughtByOrder = refusal(
  'NOT_GIVEN_BY_STAFF',
  'This was bought. It ends when its order is refunded.',
);
export const boughtBySubscription = refusal(
  'NOT_GIVEN_BY_STAFF',
  'This comes with a subscription, and ends with it.',
);
export const takenBackBefore = refusal('ALREADY_TAKEN_BACK', 'This has been taken back already.');
export const takenBack = 'The access was taken back.';
