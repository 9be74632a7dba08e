import { ordersConformance } from './orders.ts';
import { mockTarget } from './mock-target.ts';

ordersConformance(mockTarget);
