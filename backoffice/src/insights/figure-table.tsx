import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { figureText, type FigureColumn } from './columns.ts';
import type { InsightRow } from './insights-query.ts';

interface Props {
  /** The table's accessible name. */
  label: string;
  /** The heading of the first column. */
  of: string;
  columns: readonly FigureColumn[];
  rows: readonly InsightRow[];
  renderName: (row: InsightRow) => ReactNode;
}

export function FigureTable({ label, of, columns, rows, renderName }: Props) {
  return (
    <TableContainer tabIndex={0} role="group" aria-label={label} sx={{ maxHeight: 420 }}>
      <Table size="small" stickyHeader aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{of}</TableCell>
            {columns.map(({ name, label: head }) => (
              <TableCell key={name} align="right">
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {rows.map((row) => (
            <TableRow key={row.key}>
              <TableCell component="th" scope="row" sx={{ minWidth: 96 }}>
                {renderName(row)}
              </TableCell>
              {columns.map((column) => (
                <TableCell key={column.name} align="right">
                  {figureText(column, row[column.name])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
