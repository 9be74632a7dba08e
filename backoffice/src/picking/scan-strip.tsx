import RightIcon from '@mui/icons-material/Check';
import ScannerIcon from '@mui/icons-material/QrCodeScanner';
import WrongIcon from '@mui/icons-material/Block';
import { ScanResultStrip, type StripContent } from '../scanning/scan-result-strip.tsx';
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
  text: 'Scan an item label, or check the item by hand.',
} as const;

const allTicked = {
  tone: 'plain',
  icon: RightIcon,
  title: 'All items checked',
  text: 'Click Picking Complete.',
} as const;

/** Shows the result of the last scan, or the next step. */
export function ScanStrip({ lines, scanned, ticks }: Props) {
  const resting = isComplete(lines, ticks) ? allTicked : ready;
  return (
    <ScanResultStrip
      content={scanned ? contentOf(scanned.result, ticks) : resting}
      count={scanned?.count}
    />
  );
}

function contentOf(result: ScanResult, ticks: Ticks): StripContent {
  switch (result.kind) {
    case 'ticked': {
      const { title, quantity } = result.line;
      const done = unitsTicked(ticks, result.line).length;
      return {
        tone: 'done',
        icon: RightIcon,
        title: `${done} of ${quantity}`,
        text: title,
      };
    }
    case 'surplus': {
      const { title, quantity } = result.line;
      return {
        tone: 'gone',
        icon: WrongIcon,
        title: 'Too many',
        text: `${title}: you already checked ${quantity} of ${quantity}. Put this unit back.`,
      };
    }
    case 'wrong':
      return {
        tone: 'gone',
        icon: WrongIcon,
        title: 'Wrong item',
        text: `${shortened(result.code)} isn't in this order. Put the item back.`,
      };
  }
}

function shortened(code: string): string {
  return code.length > 40 ? `${code.slice(0, 40)}…` : code;
}
