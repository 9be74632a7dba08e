import { paymentsConformance } from './payments.ts';
import { mockTarget } from './mock-target.ts';

paymentsConformance(mockTarget);
