import { Box, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  title: string;
  /** The focus comes here when the sub page opens, unless it has a better place to be. */
  focused: boolean;
  /** What can be done here at any time. */
  children: ReactNode;
}

/** What a sub page is, and the way back from it. */
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
