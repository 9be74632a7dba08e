import {
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { statesBeforeShipping } from '@spindle/sdk/domain/orders/transitions';
import { DIGITAL_GROUP } from '@spindle/sdk/domain/shipping/shipping-of';
import type { StaffOrder } from '../staff-order.ts';

/** Whether its units are still in the house. */
export const isUnshipped = ({ orderState, parentId, shippingGrouping }: StaffOrder): boolean =>
  parentId === null &&
  shippingGrouping !== DIGITAL_GROUP &&
  statesBeforeShipping.includes(orderState);

interface Props {
  restock: boolean;
  onChange: (restock: boolean) => void;
}

/** Where the refunded units of an order go that has not left. */
export function GoodsField({ restock, onChange }: Props) {
  return (
    <FormControl>
      <FormLabel id="refunded-goods">Refunded units</FormLabel>
      <RadioGroup
        row
        aria-labelledby="refunded-goods"
        value={restock ? 'restock' : 'discard'}
        onChange={(_, value) => onChange(value === 'restock')}
      >
        <FormControlLabel value="restock" control={<Radio size="small" />} label="Restock" />
        <FormControlLabel value="discard" control={<Radio size="small" />} label="Discard" />
      </RadioGroup>
      <FormHelperText>
        {restock
          ? 'These units aren’t shipped. They go back on the shelf.'
          : 'These units aren’t shipped. They don’t go back on the shelf.'}
      </FormHelperText>
    </FormControl>
  );
}
