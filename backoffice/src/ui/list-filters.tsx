import TuneIcon from '@mui/icons-material/Tune';
import { Box, Button } from '@mui/material';
import { Children, useState, type ReactNode } from 'react';
import { FilterLiveForm, useListContext } from 'react-admin';
import { useNarrow } from './use-narrow.ts';

/** Search and filters in a row; the list follows them as they change. */
export function ListFilters({ children }: { children: ReactNode }) {
  const [search, ...filters] = Children.toArray(children);
  const { filterValues } = useListContext();
  const inUse = Object.keys(filterValues).some((name) => name !== 'q');
  const [open, setOpen] = useState(inUse);
  // On a phone they would push the first row out of sight.
  const folding = useNarrow() && filters.length > 1;
  return (
    <Box
      role="search"
      aria-label="Filters"
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
              sm: 'minmax(240px, 360px) minmax(0, 1fr)',
            },
          }}
        >
          <div>{search}</div>
          {folding && (
            <Button
              startIcon={<TuneIcon />}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
              color={inUse ? 'primary' : 'inherit'}
            >
              Filters
            </Button>
          )}
          <Box
            hidden={folding && !open}
            sx={{
              display: 'grid',
              gap: 1.5,
              gridColumn: { xs: '1 / -1', sm: 'auto' },
              gridTemplateColumns: {
                xs: '1fr 1fr',
                sm: 'repeat(auto-fit, minmax(120px, 200px))',
              },
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
