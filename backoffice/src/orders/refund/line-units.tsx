import { Box } from '@mui/material';
import { takeKits } from '@spindle/sdk/domain/orders/part-units';
import {
  partsRefundable,
  selectParts,
  type PaidLine,
} from '@spindle/sdk/domain/refunds/refund-parts';
import { unitsRefundable } from '@spindle/sdk/domain/refunds/refundable';
import { useWatch } from 'react-hook-form';
import { formatCents, formatCount } from '../../ui/format.ts';
import { NumberInput } from '../../ui/inputs.tsx';
import { UnitsInput } from '../units-input.tsx';
import { unitsAt } from '../units.ts';

interface Props {
  line: PaidLine;
  /** Index of the line. */
  at: number;
}

/** Asks for units of a line and, if it is a kit, for single parts. */
export function LineUnits({ line, at }: Props) {
  return (
    <>
      <UnitsInput
        line={line}
        at={at}
        helperText={`${formatCount(unitsRefundable(line))} of ${formatCount(line.quantity)} refundable, up to ${formatCents(line.left)}`}
      />
      {line.parts && <PartsInput line={line} at={at} />}
    </>
  );
}

/** Asks for units of a kit's parts besides those in the selected kits. */
function PartsInput({ line, at }: Props) {
  const kits = unitsAt(useWatch(), at);
  const parts = partsRefundable(line);
  const inKits = takeKits(parts, kits);
  return (
    <Box
      component="fieldset"
      sx={{ m: 0, ml: 2, p: 0, border: 0, display: 'grid', gap: 1 }}
      aria-label={`Single parts of ${line.title}`}
    >
      {parts.map((part, index) => {
        const left = part.units - (inKits[index]?.quantity ?? 0);
        const { amount } = selectParts(line, 0, [{ ...part, quantity: left }]);
        return (
          <NumberInput
            key={`${part.catalogId}/${part.catalogItemId}`}
            source={`parts.${at}.${index}`}
            label={`Single units of ${part.title}`}
            helperText={`${formatCount(left)} of ${formatCount(part.bought)} refundable${kits > 0 ? ' besides the kits' : ''}, up to ${formatCents(amount)}`}
            disabled={left === 0}
            min={0}
            max={left}
            step={1}
          />
        );
      })}
    </Box>
  );
}
