import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useUnsaved } from '../ui/unsaved.tsx';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { Screen } from '../ui/screen.tsx';
import { stock, StockNav } from '../inventory/stock-nav.tsx';
import { PartField } from '../inventory/taking/part-field.tsx';
import { keyOf, takings, unitsOf, type Taking } from '../inventory/taking/take.ts';
import { TakenLines } from '../inventory/taking/taken-lines.tsx';
import { useTaking } from '../inventory/taking/use-taking.ts';

const reasons = Object.entries(takings);
const isTaking = (text: string): text is Taking => text in takings;

/** Goods that came, shelves that were counted, units that were lost: one part after the other. */
export function TakingScreen() {
  const table = useTaking();
  const { taking, lines, choices } = table;
  useUnsaved(lines.length > 0 || table.reference.trim() !== '');
  const fit = lines.length > 0 && lines.every((line) => unitsOf(line) !== null);
  return (
    <Screen title="Receive and count" crumbs={[stock]}>
      <StockNav />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <TextField
            select
            label="What happened"
            value={taking}
            onChange={({ target }) => isTaking(target.value) && table.setTaking(target.value)}
            sx={{ minWidth: 200 }}
          >
            {reasons.map(([reason, { name }]) => (
              <MenuItem key={reason} value={reason}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label="Reference"
            value={table.reference}
            onChange={({ target }) => table.setReference(target.value)}
            helperText="Such as the number of a delivery note"
            slotProps={{ htmlInput: { maxLength: 80 } }}
            sx={{ flex: '1 1 200px' }}
          />
        </Box>
        <PartField onPart={table.find} />
        <OutcomeNote outcome={table.outcome} />
        {choices.length > 0 && (
          <Box role="group" aria-label="Which one?" sx={{ display: 'grid', gap: 1 }}>
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
            Count what can still be sold: units set aside for paid orders are not in it.
          </Box>
        )}
        <TakenLines {...{ taking, lines }} onChange={table.change} onRemove={table.remove} />
        <div>
          <Button variant="contained" disabled={!fit} loading={table.busy} onClick={table.send}>
            {takings[taking].button}
          </Button>
        </div>
      </Box>
    </Screen>
  );
}
