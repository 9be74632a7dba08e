import { Alert, Box, Typography } from '@mui/material';
import { readWording, type Wording } from '@spindle/sdk/domain/emails/wording';
import type { EmailKind } from '@spindle/sdk/domain/emails/email-kinds';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { previewQuery } from './email-queries.ts';

const PAUSE_MS = 400;

/** Shows the email to a made-up customer once the user stops typing for a moment. */
export function EmailPreview({ kind, text }: { kind: EmailKind; text: Wording }) {
  const [settled, setSettled] = useState(text);
  const { subject, opening } = text;
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ subject, opening }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [subject, opening]);
  const isValid = !('invalid' in readWording(kind, settled));
  const { data, error } = useQuery({ ...previewQuery(kind, settled), enabled: isValid });
  return (
    <Box component="section" aria-label="Preview" sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h2" variant="body2" sx={{ color: 'text.secondary' }}>
        Preview with sample data
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && (
        <>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{data.subject}</Typography>
          <Box
            component="iframe"
            title="Email"
            // no scripts, no forms, no links to other pages
            sandbox=""
            srcDoc={data.html}
            sx={{ width: '100%', height: 560, border: 1, borderColor: 'divider' }}
          />
        </>
      )}
    </Box>
  );
}
