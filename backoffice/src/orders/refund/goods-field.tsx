import { statesBeforeShipping } from '@spindle/sdk/domain/orders/transitions';
import { DIGITAL_GROUP } from '@spindle/sdk/domain/shipping/shipping-of';
import { RadioButtonGroupInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { StaffOrder } from '../staff-order.ts';
import { restocks } from './refund-request.ts';

/** Returns whether the order's units are still in the warehouse. */
export const isUnshipped = ({ orderState, parentId, shippingGrouping }: StaffOrder): boolean =>
  parentId === null &&
  shippingGrouping !== DIGITAL_GROUP &&
  statesBeforeShipping.includes(orderState);

const choices = [
  { id: 'restock', name: 'Restock' },
  { id: 'discard', name: 'Discard' },
];

/** Asks what happens to the refunded units of an order that has not shipped. */
export function GoodsField() {
  return (
    <RadioButtonGroupInput
      source="goods"
      choices={choices}
      helperText={
        restocks(useWatch())
          ? "These items won't ship. They go back into stock."
          : "These items won't ship. They don't go back into stock."
      }
    />
  );
}
