import { Box, Typography, useTheme } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { colorsOf } from '../ui/tones.ts';

interface Props {
  tone: 'done' | 'gone' | 'waiting';
  title: string;
  children: ReactNode;
  action?: ReactNode;
  /** Whether the message takes the focus, because the focused element may be gone. */
  focused?: boolean;
}

/** Shows a result in a strip that moves other content only briefly. */
export function Message({ tone, title, children, action, focused = false }: Props) {
  const { ink, ground } = colorsOf(tone, useTheme().palette.mode);
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) strip.current?.focus();
  }, [focused]);
  return (
    <Box
      ref={strip}
      tabIndex={-1}
      role={tone === 'done' ? 'status' : 'alert'}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        px: 2,
        py: 1.5,
        color: ink,
        backgroundColor: ground,
        borderLeft: `6px solid ${ink}`,
        borderRadius: '3px',
        outline: 'none',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography component="p" sx={{ fontSize: '1.125rem', fontWeight: 660, lineHeight: 1.3 }}>
          {title}
        </Typography>
        <Typography component="div">{children}</Typography>
      </Box>
      {action}
    </Box>
  );
}
