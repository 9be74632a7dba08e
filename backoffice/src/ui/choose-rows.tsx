import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { useListContext, type Identifier } from 'react-admin';
import { useTranslateText } from './use-translate-text.ts';

/** Selects all rows of a list's page, or none. */
export function ChooseRows() {
  const { data = [], selectedIds, onSelect } = useListContext();
  const translate = useTranslateText();
  const ids = data.map(({ id }) => id);
  const selected = ids.filter((id) => selectedIds.includes(id)).length;
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <Box sx={{ px: 1, borderBottom: 1, borderColor: 'divider' }}>
      <FormControlLabel
        label={translate('All on this page')}
        control={
          <Checkbox
            size="small"
            checked={selected > 0 && selected === ids.length}
            indeterminate={selected > 0 && selected < ids.length}
            onChange={() => onSelect(selected === ids.length ? others : [...others, ...ids])}
          />
        }
        sx={{ ml: '-9px', '& .MuiFormControlLabel-label': { fontSize: '0.875rem' } }}
      />
    </Box>
  );
}

export function ChooseRow({ id }: { id: Identifier }) {
  const { selectedIds, onToggleItem } = useListContext();
  const translate = useTranslateText();
  return (
    <Checkbox
      size="small"
      aria-label={translate('Select this row')}
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      sx={{ m: '-9px 0 0 -9px' }}
    />
  );
}
