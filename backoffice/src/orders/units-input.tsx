import { unitsRefundable } from '@spindle/sdk/domain/refunds/refundable';
import type { PaidLine } from '@spindle/sdk/domain/refunds/refund-parts';
import { NumberInput } from '../ui/inputs.tsx';

interface Props {
  line: PaidLine;
  /** The index of its line. */
  at: number;
  helperText: string;
}

/** Asks how many units of a line come back. */
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
