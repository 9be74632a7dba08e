import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { FilterLiveForm } from 'react-admin';

/** Search and filters in a row; the list follows them as they change. */
export function ListFilters({ children }: { children: ReactNode }) {
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
            '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
            gridTemplateColumns: {
              xs: '1fr 1fr',
              sm: 'minmax(240px, 360px) repeat(auto-fit, minmax(120px, 200px))',
            },
          }}
        >
          {children}
        </Box>
      </FilterLiveForm>
    </Box>
  );
}
