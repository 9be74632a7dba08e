import { Box } from '@mui/material';
import type { components } from '@spindle/sdk/schema';
import type { ReactNode } from 'react';
import { colorsOf, type Tone } from '../../ui/tones.ts';
import type { Problem } from './use-publish.ts';

interface Props {
  publication: components['schemas']['Publication'];
  problem: Problem | null;
}

/** Shows warnings about a publication. */
export function PublicationNotes({ publication, problem }: Props) {
  const { Status, Reason, OutOfStep } = publication;
  return (
    <>
      {Status !== 'SUCCESS' && (
        <Note tone="gone">
          {Status}: {Reason}
        </Note>
      )}
      {OutOfStep.length > 0 && (
        <Note tone="notice">
          The payment provider's data differs from the shop's: {OutOfStep.join(' ')}
        </Note>
      )}
      {problem && (
        <Note tone="plain">
          {problem.reason}
          {problem.requestId !== null && ` Log request ID: ${problem.requestId}.`}
        </Note>
      )}
    </>
  );
}

function Note({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <Box
      role="note"
      sx={({ palette }) => {
        const { ink, ground } = colorsOf(tone, palette.mode);
        return {
          mb: 2,
          px: 1.5,
          py: 1,
          color: ink,
          backgroundColor: ground,
          borderRadius: '3px',
          boxShadow: `inset 4px 0 0 ${ink}`,
          fontSize: '0.875rem',
          overflowWrap: 'anywhere',
        };
      }}
    >
      {children}
    </Box>
  );
}
