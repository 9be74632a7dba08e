import { Box, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { FormPart } from '../editing/split-form.tsx';
import { itemSections, type ItemSectionId } from './item-sections.ts';

interface Props {
  id: ItemSectionId;
  /** Whether the section contains fields of the item's form. Other sections save right away. */
  inForm?: boolean;
  children: ReactNode;
}

/** Shows one section of an item's editor, and says when its changes are saved. */
export function ItemSection({ id, inForm = false, children }: Props) {
  const headingId = useId();
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={headingId}
      sx={{
        minWidth: 0,
        ...(inForm ? onThePage : onItsOwn),
      }}
    >
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px', mb: 1.5 }}
      >
        <Typography id={headingId} tabIndex={-1} variant="h2" sx={{ outline: 'none' }}>
          {itemSections[id]}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {inForm ? 'Saved with the Save button' : 'Changes save right away'}
        </Typography>
      </Box>
      {inForm ? <FormPart>{children}</FormPart> : children}
    </Box>
  );
}

const onThePage = { pt: 2, borderTop: 1, borderColor: 'divider' } as const;

const onItsOwn = {
  mx: { xs: -2, sm: 0 },
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: { sm: '3px' },
  backgroundColor: 'background.paper',
} as const;
