import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton } from '@mui/material';
import { TextInput } from '../ui/inputs.tsx';
import { useWatch } from 'react-hook-form';
import { FlagBox } from '../editing/flag-box.tsx';
import { textOf } from '../ui/form-values.ts';

interface Props {
  id: string;
  place: number;
  last: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

export function SpecSheetRow({ id, place, last, onMove, onRemove }: Props) {
  const source = `names.${place}`;
  const title = textOf(useWatch({ name: `${source}.name` })) || `specification ${place + 1}`;
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
      <TextInput
        id={`${id}-name`}
        source={`${source}.name`}
        label="Name"
        helperText={false}
        slotProps={{ htmlInput: { maxLength: 64 } }}
      />
      <TextInput
        source={`${source}.unit`}
        label="Unit"
        helperText={false}
        slotProps={{ htmlInput: { maxLength: 20 } }}
      />
      <Box sx={{ display: 'flex' }}>
        <FlagBox source={`${source}.facet`} label="Filter" size="small" />
        <FlagBox source={`${source}.column`} label="Table column" size="small" />
      </Box>
      <Box sx={{ display: 'flex', justifySelf: 'end' }}>
        <IconButton
          id={`${id}-up`}
          aria-label={`Move ${title} up`}
          disabled={place === 0}
          onClick={() => onMove(-1)}
        >
          <ArrowUpwardIcon fontSize="small" />
        </IconButton>
        <IconButton
          id={`${id}-down`}
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
