import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, type FilterPayload, type RaRecord } from 'react-admin';
import { ExportButton } from './export-button.tsx';
import { formatCount } from './format.ts';
import { SavedViews } from './saved-views.tsx';

interface Props {
  /** What the list finds only, whatever somebody chooses. */
  always?: FilterPayload | undefined;
  /** The list of a resource itself, not a part of it on a screen of its own. */
  whole: boolean;
  /** Where the table, if there is one, offers its columns. */
  columnChoice: ReactNode;
}

/** How many fit, and what somebody can do with the list: keep it, take it along. */
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
