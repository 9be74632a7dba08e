import { Box } from '@mui/material';
import { mono } from '../../ui/theme.ts';
import { Barcode } from './barcode.tsx';

export interface LabeledItem {
  catalogItemId: string;
  title: string;
}

/** A label for a bin or a box. Always black on white, regardless of the color scheme. */
export function ItemLabel({ catalogItemId, title }: LabeledItem) {
  return (
    <Box
      sx={{
        display: 'inline-flex',
        flexDirection: 'column',
        alignItems: 'center',
        maxWidth: '100%',
        p: '2mm',
        breakInside: 'avoid',
        color: '#000',
        backgroundColor: '#fff',
        textAlign: 'center',
        '& svg': { maxWidth: '100%', my: '1mm' },
      }}
    >
      {/* As wide as the barcode, even if the title is longer. */}
      <Box
        sx={{ width: 0, minWidth: '100%', font: "600 11pt/1.25 'Archivo Variable', sans-serif" }}
      >
        {title}
      </Box>
      <Barcode text={catalogItemId} />
      <Box sx={{ width: 0, minWidth: '100%', font: `9pt/1.2 ${mono}`, overflowWrap: 'anywhere' }}>
        {catalogItemId}
      </Box>
    </Box>
  );
}
