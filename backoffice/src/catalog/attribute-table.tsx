import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { AdminItem } from '../providers/records.ts';

/** Lists an item's attributes as stored, with markup as text. */
export function AttributeTable({ attributes }: Pick<AdminItem, 'attributes'>) {
  if (attributes.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>This item has no attributes.</Typography>;
  }
  return (
    <Box
      role="region"
      aria-label="Attributes"
      tabIndex={0}
      sx={{ overflowX: 'auto', borderTop: 1, borderColor: 'divider' }}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Type</TableCell>
            <TableCell>Name</TableCell>
            <TableCell>Value</TableCell>
            <TableCell>Description</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {attributes.map(({ attributeId, type, value, description }) => (
            <TableRow key={attributeId} sx={{ verticalAlign: 'top' }}>
              <TableCell>{type}</TableCell>
              <TableCell>{attributeId}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere', maxWidth: '60ch' }}>
                {shortened(value)}
              </TableCell>
              <TableCell>{description}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function shortened(text: string): string {
  return text.length > 240 ? `${text.slice(0, 240)}…` : text;
}
