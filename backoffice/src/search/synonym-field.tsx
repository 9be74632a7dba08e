import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, TextField } from '@mui/material';
import { memo } from 'react';
import type { SynonymRow } from './synonym-rows.ts';

interface Props {
  row: SynonymRow;
  place: number;
  wrong: string | undefined;
  onChange: (key: string, text: string) => void;
  onRemove: (key: string) => void;
}

/** One group of words that mean the same. */
export const SynonymField = memo(function Field({ row, place, wrong, onChange, onRemove }: Props) {
  const { key, text } = row;
  const name = text.trim() === '' ? `group ${place + 1}` : text.trim();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
      <TextField
        id={`words-${key}`}
        label={`Group ${place + 1}`}
        size="small"
        fullWidth
        value={text}
        error={wrong !== undefined}
        helperText={wrong === undefined ? undefined : `This group ${wrong}`}
        slotProps={{ htmlInput: { maxLength: 520, autoCapitalize: 'none' } }}
        onChange={({ target }) => onChange(key, target.value)}
      />
      <IconButton color="error" aria-label={`Remove ${name}`} onClick={() => onRemove(key)}>
        <DeleteOutlinedIcon fontSize="small" />
      </IconButton>
    </Box>
  );
});
