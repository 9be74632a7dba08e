import { Box, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  title: string;
  /** Whether the heading gets the focus when the sub page opens, unless another element should. */
  focused: boolean;
  /** Actions that are always available on this sub page. */
  children: ReactNode;
}

/** Shows a sub page's title and actions. */
export function PageHead({ title, focused, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mb: 2,
        pb: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h2"
        sx={{ flex: 1, minWidth: 0, fontSize: '1.125rem', outline: 'none' }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}
