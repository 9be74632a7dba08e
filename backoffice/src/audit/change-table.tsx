import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { AuditEntry } from '../providers/records.ts';
import { Chip } from '../ui/chip.tsx';
import { ValueText } from './value-text.tsx';

type Props = Pick<AuditEntry, 'before' | 'after'>;

/** Shows the value of each field before and after the change. */
export function ChangeTable({ before, after }: Props) {
  const fields = Object.keys({ ...before, ...after });
  if (fields.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>No recorded changes.</Typography>;
  }
  return (
    <>
      <WhatHappened before={before} after={after} />
      <Table
        size="small"
        aria-label="Before and after"
        sx={{
          tableLayout: 'fixed',
          borderTop: 1,
          borderColor: 'divider',
          '& td, & th': { verticalAlign: 'top', overflowWrap: 'anywhere' },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: { xs: '30%', sm: 180 } }}>Field</TableCell>
            <TableCell>Before</TableCell>
            <TableCell>After</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map((field) => {
            const same = JSON.stringify(before?.[field]) === JSON.stringify(after?.[field]);
            return (
              <TableRow key={field}>
                <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
                  {field}
                </TableCell>
                <TableCell>
                  <ValueText value={before?.[field]} />
                </TableCell>
                <TableCell sx={{ fontWeight: same ? undefined : 540 }}>
                  {same && before ? <Unchanged /> : <ValueText value={after?.[field]} />}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </>
  );
}

function WhatHappened({ before, after }: Props) {
  if (before && after) return null;
  return (
    <Box sx={{ mb: 1 }}>
      {before ? <Chip label="Removed" tone="gone" /> : <Chip label="New" tone="done" />}
    </Box>
  );
}

function Unchanged() {
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      unchanged
    </Box>
  );
}
