import type { AdminTicket } from '../providers/records.ts';
import { Chip } from '../ui/chip.tsx';

export const ticketStates = [
  { id: 'OPEN', name: 'Open' },
  { id: 'CLOSED', name: 'Closed' },
] as const;

export function TicketState({ status }: Pick<AdminTicket, 'status'>) {
  return status === 'OPEN' ? (
    <Chip label="Open" tone="waiting" />
  ) : (
    <Chip label="Closed" tone="done" />
  );
}
