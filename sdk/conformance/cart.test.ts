import { cartConformance } from './cart.ts';
import { mockTarget } from './mock-target.ts';

cartConformance(mockTarget);
