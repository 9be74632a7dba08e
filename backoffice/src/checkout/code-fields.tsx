import { Box } from '@mui/material';
import { zoneText } from '@spindle/sdk/domain/time/day-text';
import type { ReactNode } from 'react';
import { RadioButtonGroupInput } from 'react-admin';
import { TextInput } from '../ui/inputs.tsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { ItemsInput } from '../catalog/item-inputs.tsx';
import { useShopTimeZone } from '../ui/shop-time.ts';
import { mono } from '../ui/theme.ts';

const kinds = [
  { id: 'percent', name: 'A percentage' },
  { id: 'amount', name: 'An amount' },
];
const inDollars = { slotProps: { htmlInput: { inputMode: 'decimal' } } } as const;
const inUnits = { slotProps: { htmlInput: { inputMode: 'numeric' } } } as const;
const time = { type: 'datetime-local', slotProps: { inputLabel: { shrink: true } } };

export function CodeFields() {
  const { clearErrors, setValue } = useFormContext();
  const isPercent = useWatch({ name: 'kind' }) === 'percent';
  const zone = `The shop's time (${zoneText(useShopTimeZone())}).`;
  return (
    <>
      <TextInput
        source="code"
        isRequired
        helperText="What customers enter; small and capital letters are the same."
        slotProps={{
          htmlInput: { maxLength: 40, spellCheck: false, style: { fontFamily: mono } },
        }}
      />
      <RadioButtonGroupInput
        source="kind"
        choices={kinds}
        helperText={false}
        onChange={() => {
          setValue('value', '');
          clearErrors('value');
        }}
      />
      {isPercent ? (
        <TextInput
          source="value"
          label="Per cent"
          isRequired
          {...inUnits}
          helperText="100 makes it free."
        />
      ) : (
        <TextInput
          source="value"
          label="Dollars"
          isRequired
          {...inDollars}
          helperText="Such as 5.00."
        />
      )}
      <ItemsInput source="items" helperText="Search by title or part number. Empty: all items." />
      <Pair>
        <TextInput source="starts" {...time} helperText={`Leave empty to start now. ${zone}`} />
        <TextInput source="ends" {...time} helperText={`Empty: it does not end. ${zone}`} />
      </Pair>
      <Pair>
        <TextInput source="uses" {...inUnits} helperText="Empty: any number." />
        <TextInput source="usesPerCustomer" {...inUnits} helperText="Empty: any number." />
      </Pair>
      <TextInput
        source="leastSum"
        {...inDollars}
        helperText="Dollars before taxes and shipping. Empty: any cart."
      />
    </>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
      }}
    >
      {children}
    </Box>
  );
}
