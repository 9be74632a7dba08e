import { Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { DateTime } from '../ui/date-time.tsx';
import type { ImportSummary } from './import-query.ts';
import { kindLabels, stateText } from './import-text.ts';

/** Lists the last imports. */
export function ImportTable({ imports }: { imports: readonly ImportSummary[] }) {
  return (
    <Table size="small" aria-label="Last imports">
      <TableHead>
        <TableRow>
          <TableCell>File</TableCell>
          <TableCell>Kind</TableCell>
          <TableCell>State</TableCell>
          <TableCell align="right">Rows</TableCell>
          <TableCell>Uploaded</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {imports.map((one) => (
          <TableRow key={one.id}>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>
              <Link component={RouterLink} to={`/ui/admin/imports/${one.id}`}>
                {one.fileName}
              </Link>
            </TableCell>
            <TableCell>{kindLabels[one.kind]}</TableCell>
            <TableCell>{stateText(one)}</TableCell>
            <TableCell align="right">{one.counts.rows.toLocaleString('en-US')}</TableCell>
            <TableCell>
              <DateTime at={one.dateCreated} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
