import { Box, GlobalStyles } from '@mui/material';
import { createPortal } from 'react-dom';
import { ItemLabel, type LabeledItem } from './item-label.tsx';

const onPaper = (
  <GlobalStyles
    styles={{
      '@media print': {
        'body > *:not(.label-sheet)': { display: 'none !important' },
        'html, body': {
          overflow: 'visible !important',
          padding: '0 !important',
          backgroundColor: '#fff !important',
        },
      },
    }}
  />
);

/** The page's only printed content while it is mounted. Invisible on screen. */
export function LabelSheet({ item, copies }: { item: LabeledItem; copies: number }) {
  return createPortal(
    <Box
      className="label-sheet"
      sx={{
        display: 'none',
        '@media print': { display: 'flex', flexWrap: 'wrap', gap: '4mm', alignItems: 'flex-start' },
      }}
    >
      {onPaper}
      {Array.from({ length: copies }, (_, copy) => copy).map((copy) => (
        <ItemLabel key={copy} {...item} />
      ))}
    </Box>,
    document.body,
  );
}
