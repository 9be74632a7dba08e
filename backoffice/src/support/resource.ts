import { lazy } from 'react';

export const tickets = {
  name: 'tickets',
  list: lazy(async () => ({ default: (await import('./ticket-list.tsx')).TicketList })),
  show: lazy(async () => ({ default: (await import('./ticket-show.tsx')).TicketShow })),
};
