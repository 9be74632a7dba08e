import { Box, TextField } from '@mui/material';
import {
  returnReasonLabels,
  returnReasons,
  type ReturnReason,
} from '@spindle/sdk/domain/orders/return-reasons';
import { unitsRefundable } from '@spindle/sdk/domain/refunds/refundable';
import type { PaidLine } from '@spindle/sdk/domain/refunds/refund-parts';
import { useId } from 'react';

interface Props {
  line: PaidLine;
  /** How many units, as it is typed. */
  typed: string;
  /** Whether any come back: only then it matters why. */
  chosen: boolean;
  reason: ReturnReason | undefined;
  onUnits: (typed: string) => void;
  onReason: (reason: ReturnReason | undefined) => void;
}

export function ReturnedLine({ line, typed, chosen, reason, onUnits, onReason }: Props) {
  const id = useId();
  const most = unitsRefundable(line);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        type="number"
        label={`Units of ${line.title}`}
        helperText={`${most} of ${line.quantity} can come back`}
        disabled={most === 0}
        value={typed}
        slotProps={{ htmlInput: { min: 0, max: most, step: 1 } }}
        onChange={({ target }) => onUnits(target.value)}
      />
      {chosen && (
        <TextField
          select
          label={`Reason for ${line.title}`}
          value={reason ?? ''}
          slotProps={{
            select: { native: true, inputProps: { id } },
            inputLabel: { htmlFor: id, shrink: true },
          }}
          onChange={({ target }) => onReason(returnReasons.find((one) => one === target.value))}
        >
          <option value="">Not said</option>
          {returnReasons.map((one) => (
            <option key={one} value={one}>
              {returnReasonLabels[one]}
            </option>
          ))}
        </TextField>
      )}
    </Box>
  );
}
