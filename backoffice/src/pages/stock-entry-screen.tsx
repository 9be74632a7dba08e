import { Box, Button, MenuItem } from '@mui/material';
import { TextInput } from '../ui/inputs.tsx';
import { FormProvider } from 'react-hook-form';
import { textOf } from '../ui/form-values.ts';
import { useUnsaved } from '../ui/unsaved.tsx';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { Screen } from '../ui/screen.tsx';
import { stock, StockNav } from '../inventory/stock-nav.tsx';
import { PartField } from '../inventory/taking/part-field.tsx';
import { keyOf, entryKinds, unitsOf } from '../inventory/taking/stock-entry.ts';
import { EntryLines } from '../inventory/taking/entry-lines.tsx';
import { useStockEntry } from '../inventory/taking/use-stock-entry.ts';

const reasons = Object.entries(entryKinds).map(([reason, { name }]) => (
  <MenuItem key={reason} value={reason}>
    {name}
  </MenuItem>
));

/** Receives goods, counts shelves and records losses, one item after another. */
export function StockEntryScreen() {
  const table = useStockEntry();
  const { taking, reference, lines, choices } = table;
  useUnsaved(lines.length > 0 || textOf(reference) !== '');
  const fit = lines.length > 0 && lines.every((line) => unitsOf(line) !== null);
  return (
    <FormProvider {...table.form}>
      <Screen title="Receive and count" crumbs={[stock]}>
        <StockNav />
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <TextInput
              resource="stock"
              source="taking"
              select
              helperText={false}
              sx={{ minWidth: 200 }}
            >
              {reasons}
            </TextInput>
            <TextInput
              resource="stock"
              source="reference"
              helperText="Example: a packing slip number"
              slotProps={{ htmlInput: { maxLength: 80 } }}
              sx={{ flex: '1 1 200px' }}
            />
          </Box>
          <PartField onPart={table.find} />
          <OutcomeNote outcome={table.outcome} />
          {choices.length > 0 && (
            <Box role="group" aria-label="Select an item" sx={{ display: 'grid', gap: 1 }}>
              {choices.map((item) => (
                <Button
                  key={keyOf(item)}
                  variant="outlined"
                  onClick={() => table.add(item)}
                  sx={{ justifyContent: 'flex-start', textAlign: 'left' }}
                >
                  {item.title} ({item.externalId ?? item.catalogItemId})
                </Button>
              ))}
            </Box>
          )}
          {taking === 'count' && (
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              Count only units you can still sell, not units set aside for paid orders.
            </Box>
          )}
          <EntryLines {...{ taking, lines }} onRemove={table.remove} />
          <div>
            <Button variant="contained" disabled={!fit} loading={table.busy} onClick={table.send}>
              {entryKinds[taking].button}
            </Button>
          </div>
        </Box>
      </Screen>
    </FormProvider>
  );
}
