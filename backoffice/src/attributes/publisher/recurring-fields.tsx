import { Box } from '@mui/material';
import { NumberInput } from '../../ui/inputs.tsx';
import { NativeSelectInput } from '../../ui/native-select-input.tsx';
import { intervals, usageTypes } from './recurring.ts';

export function RecurringFields() {
  return (
    <Box
      role="group"
      aria-label="Recurring"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, '& > *': { flex: '1 1 140px' } }}
    >
      <NativeSelectInput source="interval" choices={intervals.map(choiceOf)} helperText={false} />
      <NumberInput source="intervalCount" min={1} max={365} step={1} helperText={false} />
      <NativeSelectInput source="usageType" choices={usageTypes.map(choiceOf)} helperText={false} />
    </Box>
  );
}

const choiceOf = (id: string) => ({ id, name: id });
