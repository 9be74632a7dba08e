import { ScreensNav } from '../ui/screens-nav.tsx';

/** The parent screen of the reply templates. */
export const tickets = { label: 'Tickets', to: '/ui/admin/tickets' };

export const templates = { label: 'Templates', to: '/ui/admin/ticketTemplates' };

export function TicketsNav() {
  return (
    <ScreensNav label={tickets.label} screens={[{ ...tickets, label: 'All tickets' }, templates]} />
  );
}
