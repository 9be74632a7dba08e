import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslateText } from './use-translate-text.ts';

interface Props {
  title: string;
  children?: ReactNode;
  /** The way on. */
  action?: ReactNode;
  /** Something went wrong: read out at once. */
  alert?: boolean;
}

/** In place of what would be shown: nothing there, or it failed, and what to do now. */
export function Notice({ title, children, action, alert = false }: Props) {
  const translate = useTranslateText();
  return (
    <Box
      role={alert ? 'alert' : undefined}
      sx={{ px: 2, py: 4, border: 1, borderColor: 'divider', borderRadius: '3px' }}
    >
      <Typography variant="h2">{translate(title)}</Typography>
      {children !== undefined && (
        <Typography component="div" sx={{ color: 'text.secondary', maxWidth: '60ch' }}>
          {translate(children)}
        </Typography>
      )}
      {action !== undefined && <Box sx={{ mt: 2 }}>{action}</Box>}
    </Box>
  );
}
