import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, type FilterPayload, type RaRecord } from 'react-admin';
import { ExportButton } from './export-button.tsx';
import { formatCount } from './format.ts';
import { SavedViews } from './saved-views.tsx';

interface Props {
  /** A fixed filter that users can't change. */
  always?: FilterPayload | undefined;
  /** True for the main list of a resource, false for part of it on another screen. */
  whole: boolean;
  /** Where the table, if there is one, renders its column selection. */
  columnChoice: ReactNode;
}

/** Shows the number of matching records, and tools to save the view and export the list. */
export function ListTools({ always, whole, columnChoice }: Props) {
  const { total } = useListContext<RaRecord>();
  if (total === undefined) return null;
  return (
    <>
      <Box role="status" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {formatCount(total)}
      </Box>
      <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
        {whole && <SavedViews />}
        {columnChoice}
        <ExportButton always={always} />
      </Box>
    </>
  );
}
