import { Box, type SxProps } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { DataTable, type RaRecord } from 'react-admin';

interface Props<RecordType extends RaRecord> {
  /** What the rows are, for those who can't see where they stand. */
  label?: string;
  rowSx?: (record: RecordType) => SxProps;
  /** Whether there is a screen of each record. */
  opens?: boolean;
  /** Where that is, if not at the resource's own address. */
  addressOf?: (id: string) => string;
  /** What can be done with the chosen rows; they can be chosen only where there is something. */
  bulkActions?: ReactElement;
  children: ReactNode;
}

/** Dense rows that open on a click; wider than the screen, it scrolls by itself. */
export function RecordTable<RecordType extends RaRecord>({
  label,
  rowSx,
  opens = true,
  addressOf,
  bulkActions,
  children,
}: Props<RecordType>) {
  return (
    <Box
      sx={{
        overflowX: 'auto',
        borderTop: 1,
        borderColor: 'divider',
        // The library lays it over what is above the table, where this box would cut it off.
        '&& .RaBulkActionsToolbar-toolbar': { position: 'relative', transform: 'none' },
      }}
    >
      <DataTable<RecordType>
        bulkActionButtons={bulkActions ?? false}
        aria-label={label}
        rowClick={addressOf ? (id) => addressOf(String(id)) : opens && 'show'}
        size="small"
        {...(rowSx && { rowSx })}
      >
        {children}
      </DataTable>
    </Box>
  );
}
