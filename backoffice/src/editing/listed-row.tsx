import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Thumbnail } from '../media/thumbnail.tsx';
import { useNarrow } from '../ui/use-width.ts';
import { useTranslateText } from '../ui/use-translate-text.ts';

interface Props {
  image: string | null;
  /** The title, as a link. */
  name: ReactNode;
  labels: ReactNode;
  description: ReactNode;
  children?: ReactNode;
  /** The actions for administrators. */
  tools?: ReactNode;
}

export function ListedRow({ image, name, labels, description, children, tools }: Props) {
  const width = useNarrow() ? 72 : 120;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: `${width}px 1fr auto`,
        columnGap: 2,
        py: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Thumbnail image={image} width={width} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
          <Typography variant="h2">{name}</Typography>
          {labels}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
          {description}
        </Typography>
        {children}
      </Box>
      {tools}
    </Box>
  );
}

/** Renders a list of rows, with a line above the first row. */
export function ListedRows({ label, children }: { label: string; children: ReactNode }) {
  const translate = useTranslateText();
  return (
    <Box
      component="ul"
      aria-label={translate(label)}
      sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
    >
      {children}
    </Box>
  );
}
