import { healthConformance } from './health.ts';
import { mockTarget } from './mock-target.ts';

healthConformance(mockTarget);
