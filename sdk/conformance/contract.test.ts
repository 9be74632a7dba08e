import { contractConformance } from './contract.ts';
import { mockTarget } from './mock-target.ts';

contractConformance(mockTarget);
