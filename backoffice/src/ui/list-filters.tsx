import TuneIcon from '@mui/icons-material/Tune';
import { Box, Button } from '@mui/material';
import { Children, useState, type ReactNode } from 'react';
import { FilterLiveForm, useListContext } from 'react-admin';
import { useNarrow } from './use-width.ts';
import { useTranslateText } from './use-translate-text.ts';

/** Shows search and filters in a row. The list updates as they change. */
export function ListFilters({ children }: { children: ReactNode }) {
  const [search, ...filters] = Children.toArray(children);
  const { filterValues } = useListContext();
  const translate = useTranslateText();
  const inUse = Object.keys(filterValues).some((name) => name !== 'q');
  const [open, setOpen] = useState(inUse);
  // On a phone, the filters would push the first row off the screen.
  const folding = useNarrow() && filters.length > 1;
  return (
    <Box
      role="search"
      aria-label={translate('Filters')}
      sx={{
        mb: 2,
        '& .MuiFormHelperText-root': { display: 'none' },
        '& .MuiFormControl-root': { m: 0 },
      }}
    >
      <FilterLiveForm>
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: {
              xs: folding ? 'minmax(0, 1fr) auto' : 'minmax(0, 1fr)',
              // As many columns as fit, each wide enough for a date.
              sm: 'repeat(auto-fill, minmax(max(150px, min(12%, 190px)), 1fr))',
            },
          }}
        >
          <Box sx={{ gridColumn: { sm: 'span 2' } }}>{search}</Box>
          {folding && (
            <Button
              startIcon={<TuneIcon />}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
              color={inUse ? 'primary' : 'inherit'}
            >
              {translate('Filters')}
            </Button>
          )}
          <Box
            hidden={folding && !open}
            sx={{
              display: { xs: 'grid', sm: 'contents' },
              gap: 1.5,
              gridColumn: '1 / -1',
              gridTemplateColumns: '1fr 1fr',
              '&[hidden], &:empty': { display: 'none' },
            }}
          >
            {filters}
          </Box>
        </Box>
      </FilterLiveForm>
    </Box>
  );
}
