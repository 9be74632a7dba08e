import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Checkbox, FormControlLabel, IconButton, TextField } from '@mui/material';
import type { SheetRow, SpecName } from './spec-sheet-rows.ts';

interface Props {
  row: SheetRow;
  place: number;
  last: boolean;
  wrong: (field: keyof SpecName) => string | undefined;
  onChange: (row: SheetRow) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One name of a spec sheet. */
export function SpecSheetRow({ row, place, last, wrong, onChange, onMove, onRemove }: Props) {
  const title = row.name.trim() === '' ? `specification ${place + 1}` : row.name.trim();
  return (
    <Box
      component="li"
      aria-label={title}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 96px', md: 'minmax(0, 1fr) 112px auto auto' },
        gap: '8px 12px',
        alignItems: 'start',
        pb: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <TextField
        id={`${row.key}-name`}
        label="Name"
        size="small"
        value={row.name}
        error={wrong('name') !== undefined}
        helperText={wrong('name') && `This name ${wrong('name')}`}
        slotProps={{ htmlInput: { maxLength: 64 } }}
        onChange={({ target }) => onChange({ ...row, name: target.value })}
      />
      <TextField
        id={`${row.key}-unit`}
        label="Unit"
        size="small"
        value={row.unit}
        error={wrong('unit') !== undefined}
        helperText={wrong('unit') && `This unit ${wrong('unit')}`}
        slotProps={{ htmlInput: { maxLength: 20 } }}
        onChange={({ target }) => onChange({ ...row, unit: target.value })}
      />
      <Box sx={{ display: 'flex' }}>
        {(['facet', 'column'] as const).map((flag) => (
          <FormControlLabel
            key={flag}
            label={flag === 'facet' ? 'Facet' : 'Column'}
            control={
              <Checkbox
                size="small"
                checked={row[flag]}
                onChange={({ target }) => onChange({ ...row, [flag]: target.checked })}
              />
            }
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifySelf: 'end' }}>
        <IconButton
          id={`${row.key}-up`}
          aria-label={`Move ${title} up`}
          disabled={place === 0}
          onClick={() => onMove(-1)}
        >
          <ArrowUpwardIcon fontSize="small" />
        </IconButton>
        <IconButton
          id={`${row.key}-down`}
          aria-label={`Move ${title} down`}
          disabled={last}
          onClick={() => onMove(1)}
        >
          <ArrowDownwardIcon fontSize="small" />
        </IconButton>
        <IconButton color="error" aria-label={`Remove ${title}`} onClick={onRemove}>
          <DeleteOutlinedIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}
