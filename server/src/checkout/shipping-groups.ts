import { shippingOf } from '@spindle/sdk/domain/shipping/shipping-of';
import type { SentRow } from '../cart/read-cart.ts';

/** The rows with the group each is shipped in, in place of the attributes that say so. */
export const inShippingGroups = <Row extends SentRow>(rows: readonly Row[]) =>
  rows.map(({ attributes, ...row }) => ({
    ...row,
    shippingGroup: shippingOf({ digital: row.digital, attributes }).group,
  }));
