import { mockTarget } from './mock-target.ts';
import { securityConformance } from './security.ts';

securityConformance(mockTarget);
