import WrongIcon from '@mui/icons-material/Block';
import RightIcon from '@mui/icons-material/Check';
import ScannerIcon from '@mui/icons-material/QrCodeScanner';
import { ScanResultStrip, type StripContent } from '../scanning/scan-result-strip.tsx';
import type { Packing, PackingResult } from './calls.ts';
import type { usePacking } from './use-packing.ts';

interface Props {
  packing: Packing;
  scanned: ReturnType<typeof usePacking>['scanned'];
}

/** Shows the result of the last scan, or the next step. */
export function PackingStrip({ packing, scanned }: Props) {
  const content = scanned
    ? scanned.answer
      ? contentOf(scanned.answer)
      : unknown(scanned.error)
    : resting(packing);
  return <ScanResultStrip content={content} count={scanned?.count} />;
}

function contentOf({ Status, Reason, code, packing }: PackingResult): StripContent {
  if (Status === 'ERROR') {
    const titles: Record<string, string> = {
      WRONG_ITEM: 'Wrong item',
      ONE_TOO_MANY: 'Too many',
    };
    const title = titles[code ?? ''] ?? "Can't be packed";
    return { tone: 'gone', icon: WrongIcon, title, text: Reason };
  }
  const title = packing?.state === 'complete' ? 'Packed' : 'Counted';
  return { tone: 'done', icon: RightIcon, title, text: Reason };
}

function unknown(error: Error | null): StripContent {
  const title = 'Not counted yet';
  return { tone: 'gone', icon: WrongIcon, title, text: error?.message ?? '' };
}

function resting({ state }: Packing): StripContent {
  switch (state) {
    case 'complete':
    case 'overruled':
      return {
        tone: 'plain',
        icon: RightIcon,
        title: state === 'complete' ? 'Packed' : 'Packing skipped',
        text: 'Scan the next packing slip.',
      };
    case 'begun':
    case 'none':
      return {
        tone: 'plain',
        icon: ScannerIcon,
        title: 'Ready to scan',
        text: 'Scan each unit as you pack it, or count by hand.',
      };
  }
}
