import type { MockHandlers } from '../core/call.ts';
import { readSummary } from './read-summary.ts';
import { savedViews } from './saved-views.ts';
import { searchBackOffice } from './search-back-office.ts';

export const backoffice = {
  getAdminSummary: ({ state, now }) => readSummary(state, now),
  searchBackOffice,
  ...savedViews,
} satisfies Partial<MockHandlers>;
