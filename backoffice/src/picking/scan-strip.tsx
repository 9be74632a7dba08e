import RightIcon from '@mui/icons-material/Check';
import ScannerIcon from '@mui/icons-material/QrCodeScanner';
import WrongIcon from '@mui/icons-material/Block';
import { Box, useTheme } from '@mui/material';
import { coloursOf } from '../ui/tones.ts';
import type { PickingLine } from './calls.ts';
import type { ScanResult } from './scan.ts';
import { isComplete, unitsTicked, type Ticks } from './ticks.ts';

interface Props {
  lines: readonly PickingLine[];
  scanned: { result: ScanResult; count: number } | null;
  ticks: Ticks;
}

const ready = {
  tone: 'plain',
  icon: ScannerIcon,
  title: 'Ready to scan',
  text: 'Scan the label of an item, or tick it by hand.',
} as const;

const allTicked = {
  tone: 'plain',
  icon: RightIcon,
  title: 'Everything is ticked',
  text: 'Now press Picking Complete.',
} as const;

/** What the last scan did, in letters to be read from the shelf; its room is always kept. */
export function ScanStrip({ lines, scanned, ticks }: Props) {
  const { mode } = useTheme().palette;
  const {
    title,
    text,
    tone,
    icon: Icon,
  } = scanned ? contentOf(scanned.result, ticks) : isComplete(lines, ticks) ? allTicked : ready;
  const { ink, ground } = coloursOf(tone, mode);
  const loud = tone !== 'plain';
  return (
    <Box
      // The same label scanned wrongly twice is said twice.
      key={tone === 'gone' ? scanned?.count : tone}
      role={tone === 'gone' ? 'alert' : 'status'}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: { xs: 104, sm: 84 },
        px: 2,
        py: 1,
        borderRadius: '3px',
        color: loud ? ground : ink,
        backgroundColor: loud ? ink : ground,
      }}
    >
      <Icon sx={{ fontSize: 40, flex: 'none' }} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontSize: '1.375rem', fontWeight: 680, lineHeight: 1.2 }}>{title}</Box>
        <Box sx={{ fontSize: '1rem', lineHeight: 1.3, overflowWrap: 'anywhere' }}>{text}</Box>
      </Box>
    </Box>
  );
}

function contentOf(result: ScanResult, ticks: Ticks) {
  switch (result.kind) {
    case 'ticked': {
      const { title, quantity } = result.line;
      const done = unitsTicked(ticks, result.line).length;
      return {
        tone: 'done',
        icon: RightIcon,
        title: `${done} of ${quantity}`,
        text: title,
      } as const;
    }
    case 'surplus': {
      const { title, quantity } = result.line;
      return {
        tone: 'gone',
        icon: WrongIcon,
        title: 'One too many',
        text: `${title}: the order has ${quantity}, and ${quantity === 1 ? 'it is' : 'all are'} ticked. Put this one back.`,
      } as const;
    }
    case 'wrong':
      return {
        tone: 'gone',
        icon: WrongIcon,
        title: 'Wrong item',
        text: `${shortened(result.code)} is not in this order. Put it back.`,
      } as const;
  }
}

function shortened(code: string): string {
  return code.length > 40 ? `${code.slice(0, 40)}…` : code;
}
