import { Box, type SxProps } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable, useResourceContext, type RaRecord } from 'react-admin';
import { ColumnChoice } from './column-choice.tsx';
import { useChoosable } from './with-bulk.tsx';
import { useTranslateText } from './use-translate-text.ts';

interface Props<RecordType extends RaRecord> {
  /** The table's accessible name. */
  label?: string;
  rowSx?: (record: RecordType) => SxProps;
  /** Whether each record has its own screen. */
  opens?: boolean;
  /** Returns the record's URL, if it isn't the resource's own. */
  addressOf?: (record: RecordType) => string;
  /** The key that the table's columns are stored under, if the resource has several tables. */
  storeKey?: string;
  children: ReactNode;
}

/** Dense rows that open on click. A table wider than the screen scrolls separately. */
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
