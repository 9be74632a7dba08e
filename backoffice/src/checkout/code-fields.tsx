import { Box, Typography } from '@mui/material';
import { zoneText } from '@spindle/sdk/domain/time/day-text';
import type { ReactNode } from 'react';
import { RadioButtonGroupInput } from 'react-admin';
import { TextInput } from '../ui/inputs.tsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { FamiliesInput } from '../catalog/families-input.tsx';
import { CatalogsInput, ItemsInput } from '../catalog/item-inputs.tsx';
import { TagsInput } from '../remarks/tags-input.tsx';
import { useShopTimeZone } from '../ui/shop-time.ts';
import { mono } from '../ui/theme.ts';
import { kinds, readCode } from './code-form.ts';

const inDollars = { slotProps: { htmlInput: { inputMode: 'decimal' } } } as const;
const inUnits = { slotProps: { htmlInput: { inputMode: 'numeric' } } } as const;
const time = { type: 'datetime-local', slotProps: { inputLabel: { shrink: true } } };

export function CodeFields() {
  const { clearErrors, setValue } = useFormContext();
  const { kind } = readCode(useWatch());
  const zone = `Shop time (${zoneText(useShopTimeZone())}).`;
  return (
    <>
      <TextInput
        source="code"
        isRequired
        helperText="Customers enter this code. Not case-sensitive."
        slotProps={{
          htmlInput: { maxLength: 40, spellCheck: false, style: { fontFamily: mono } },
        }}
      />
      <RadioButtonGroupInput
        source="kind"
        choices={[...kinds]}
        helperText={false}
        onChange={() => {
          setValue('value', '');
          clearErrors('value');
        }}
      />
      {kind === 'percent' ? (
        <TextInput
          source="value"
          label="Percent off"
          isRequired
          {...inUnits}
          helperText="Enter 100 to make the items free."
        />
      ) : null}
      {kind === 'amount' ? (
        <TextInput
          source="value"
          label="Dollars off"
          isRequired
          {...inDollars}
          helperText="Example: 5.00"
        />
      ) : null}
      {kind === 'freeShipping' ? (
        <Typography>Every shipping option is free, including express.</Typography>
      ) : (
        <>
          <CatalogsInput
            source="catalogs"
            helperText="All items of these catalogs, including new ones."
          />
          <FamiliesInput
            source="families"
            helperText="All options of these products. Search by title or part number."
          />
          <ItemsInput
            source="items"
            helperText="Search by title or part number. Leave all three blank for all items."
          />
        </>
      )}
      <TagsInput
        source="customerTags"
        of="customers"
        helperText="Only for customers with one of these tags. Leave blank for all customers."
      />
      <Pair>
        <TextInput source="starts" {...time} helperText={`Leave blank to start now. ${zone}`} />
        <TextInput source="ends" {...time} helperText={`Leave blank for no end date. ${zone}`} />
      </Pair>
      <Pair>
        <TextInput source="uses" {...inUnits} helperText="Leave blank for no limit." />
        <TextInput source="usesPerCustomer" {...inUnits} helperText="Leave blank for no limit." />
      </Pair>
      <TextInput
        source="leastSum"
        {...inDollars}
        helperText="US dollars, before tax and shipping. Leave blank for no minimum."
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
