import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { colorsOf } from './tones.ts';
import { useTranslateText } from './use-translate-text.ts';

/** The result of an action. */
export interface Outcome {
  good: boolean;
  title: string;
  text: string;
}

interface Props {
  outcome: Outcome | null;
  /** Whether the note takes the focus, because the pressed button may be gone. */
  focused?: boolean;
}

/** Shows a result next to the action, until the next result. */
export function OutcomeNote({ outcome, focused = false }: Props) {
  const translate = useTranslateText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome && focused) box.current?.focus();
  }, [outcome, focused]);
  if (!outcome) return null;
  return (
    <Box
      ref={box}
      tabIndex={-1}
      role={outcome.good ? 'status' : 'alert'}
      sx={({ palette }) => {
        const { ink, ground } = colorsOf(outcome.good ? 'done' : 'gone', palette.mode);
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
          outline: 'none',
        };
      }}
    >
      <Box sx={{ fontWeight: 640 }}>{translate(outcome.title)}</Box>
      {outcome.text && <div>{translate(outcome.text)}</div>}
    </Box>
  );
}
