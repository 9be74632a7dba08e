import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslateText } from './use-translate-text.ts';

interface Props {
  title: string;
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  /** True after a failure, which screen readers then announce immediately. */
  alert?: boolean;
}

/** Replaces content that is missing or failed to load, and explains the next step. */
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
