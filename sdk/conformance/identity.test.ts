import { identityConformance } from './identity.ts';
import { mockTarget } from './mock-target.ts';

identityConformance(mockTarget);
