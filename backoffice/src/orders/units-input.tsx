import { unitsRefundable } from '@spindle/sdk/domain/refunds/refundable';
import type { PaidLine } from '@spindle/sdk/domain/refunds/refund-parts';
import { NumberInput } from '../ui/inputs.tsx';

interface Props {
  line: PaidLine;
  /** Index of the line. */
  at: number;
  helperText: string;
}

/** Asks for a number of units of a line. */
export function UnitsInput({ line, at, helperText }: Props) {
  const limit = unitsRefundable(line);
  return (
    <NumberInput
      source={`units.${at}`}
      label={`Units of ${line.title}`}
      helperText={helperText}
      disabled={limit === 0}
      min={0}
      max={limit}
      step={1}
    />
  );
}
