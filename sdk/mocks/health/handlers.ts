import type { MockHandlers } from '../core/call.ts';

export const health = {
  getHealth: () => ({ status: 'ok' }),
  getReadiness: () => ({ ready: true, checks: {} }),
} satisfies Partial<MockHandlers>;
