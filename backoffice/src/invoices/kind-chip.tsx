import { kindNames, type InvoiceKind } from '@spindle/sdk/domain/invoices/document';
import { Chip } from '../ui/chip.tsx';
import type { Tone } from '../ui/tones.ts';

const tones: Record<InvoiceKind, Tone> = {
  INVOICE: 'done',
  CREDIT_NOTE: 'moving',
  CANCELLATION: 'notice',
};

export function KindChip({ kind }: { kind: InvoiceKind }) {
  return <Chip label={kindNames[kind]} tone={tones[kind]} />;
}
