import { Box } from '@mui/material';
import {
  noReasonGiven,
  returnReasonLabels,
  returnReasons,
} from '@spindle/sdk/domain/orders/return-reasons';
import { unitsRefundable } from '@spindle/sdk/domain/refunds/refundable';
import type { PaidLine } from '@spindle/sdk/domain/refunds/refund-parts';
import { useWatch } from 'react-hook-form';
import { NativeSelectInput } from '../../ui/native-select-input.tsx';
import { UnitsInput } from '../units-input.tsx';
import { unitsAt } from '../units.ts';

const reasons = returnReasons.map((id) => ({ id, name: returnReasonLabels[id] }));

/**
 * Asks how many units of a line the customer is returning and, if any, why. `at` is the line's
 * index.
 */
export function ReturnedLine({ line, at }: { line: PaidLine; at: number }) {
  const selected = unitsAt(useWatch(), at) > 0;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <UnitsInput
        line={line}
        at={at}
        helperText={`${unitsRefundable(line)} of ${line.quantity} returnable`}
      />
      {selected && (
        <NativeSelectInput
          source={`reasons.${at}`}
          label={`Reason for ${line.title}`}
          choices={reasons}
          emptyText={noReasonGiven}
          helperText={false}
        />
      )}
    </Box>
  );
}
