import { planCampaigns } from './plan-campaigns.ts';
import { planOrders } from './plan-orders.ts';
import type { PlannedPayment } from './plan.ts';

/** Returns everything that the demo has sold in its ninety days. */
export const planDemo = (now: Date): PlannedPayment[] => [
  ...planOrders(now),
  ...planCampaigns(now),
];
