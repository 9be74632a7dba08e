import { shippingConformance } from './shipping.ts';
import { mockTarget } from './mock-target.ts';

shippingConformance(mockTarget);
