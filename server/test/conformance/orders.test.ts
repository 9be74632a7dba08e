import { ordersConformance } from '@spindle/sdk/conformance/orders';
import { realTarget } from './real-target.ts';

ordersConformance(realTarget);
