import { Box, type SxProps } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable, useResourceContext, type RaRecord } from 'react-admin';
import { ColumnChoice } from './column-choice.tsx';
import { useChoosable } from './with-bulk.tsx';
import { useTranslateText } from './use-translate-text.ts';

interface Props<RecordType extends RaRecord> {
  /** What the rows are, for those who can't see where they stand. */
  label?: string;
  rowSx?: (record: RecordType) => SxProps;
  /** Whether there is a screen of each record. */
  opens?: boolean;
  /** Where that is, if not at the resource's own address. */
  addressOf?: (record: RecordType) => string;
  /** What its columns are kept by, where it isn't the one table of its resource. */
  storeKey?: string;
  children: ReactNode;
}

/** Dense rows that open on a click; wider than the screen, it scrolls by itself. */
export function RecordTable<RecordType extends RaRecord>({
  label,
  rowSx,
  opens = true,
  addressOf,
  storeKey,
  children,
}: Props<RecordType>) {
  const translate = useTranslateText();
  const resource = useResourceContext();
  const columnsKey = `${storeKey ?? resource}.datatable`;
  return (
    <Box sx={{ overflowX: 'auto', borderTop: 1, borderColor: 'divider' }}>
      <ColumnChoice storeKey={columnsKey}>{children}</ColumnChoice>
      <DataTable<RecordType>
        storeKey={columnsKey}
        bulkActionButtons={useChoosable()}
        bulkActionsToolbar={false}
        aria-label={translate(label)}
        rowClick={addressOf ? (_, _resource, record) => addressOf(record) : opens && 'show'}
        size="small"
        {...(rowSx && { rowSx })}
      >
        {children}
      </DataTable>
    </Box>
  );
}
