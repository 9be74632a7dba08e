import { checkoutConformance } from './checkout.ts';
import { mockTarget } from './mock-target.ts';

checkoutConformance(mockTarget);
