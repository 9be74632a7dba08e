import { passesCustoms, type CustomsPlace } from './customs/customs-zone.ts';

/** Whether the carrier needs a phone number that nobody has given: it takes no parcel through customs without. */
export const needsPhone = (to: CustomsPlace & { phone?: string }, from: CustomsPlace) =>
  passesCustoms(from, to) && to.phone === undefined;
