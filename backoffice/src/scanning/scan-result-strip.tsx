import type ScannerIcon from '@mui/icons-material/QrCodeScanner';
import { Box, useTheme } from '@mui/material';
import { colorsOf } from '../ui/tones.ts';

export interface StripContent {
  tone: 'plain' | 'done' | 'gone' | 'waiting';
  icon: typeof ScannerIcon;
  title: string;
  text: string;
}

interface Props {
  content: StripContent;
  /** The number of the scan, so that the same wrong code is announced again. */
  count: number | undefined;
}

/**
 * Shows the result of the last scan, large enough to read from the shelf. Its space is always
 * reserved.
 */
export function ScanResultStrip({ content: { tone, icon: Icon, title, text }, count }: Props) {
  const { ink, ground } = colorsOf(tone, useTheme().palette.mode);
  const loud = tone !== 'plain';
  return (
    <Box
      key={tone === 'gone' ? count : tone}
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
