import type { AdminTicket } from '../providers/records.ts';
import { Chip } from '../ui/chip.tsx';
import type { Tone } from '../ui/tones.ts';

export const ticketStates = [
  { id: 'OPEN', name: 'Open' },
  { id: 'WAITING', name: 'Waiting for customer' },
  { id: 'CLOSED', name: 'Closed' },
] as const;

const chips: Record<AdminTicket['status'], { label: string; tone: Tone }> = {
  OPEN: { label: 'Open', tone: 'waiting' },
  WAITING: { label: 'Waiting', tone: 'plain' },
  CLOSED: { label: 'Closed', tone: 'done' },
};

export function TicketState({ status }: Pick<AdminTicket, 'status'>) {
  return <Chip {...chips[status]} />;
}
