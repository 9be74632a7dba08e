import { accountConformance } from './account.ts';
import { mockTarget } from './mock-target.ts';

accountConformance(mockTarget);
