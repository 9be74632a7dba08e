import { accountingConformance } from './accounting.ts';
import { mockTarget } from './mock-target.ts';

accountingConformance(mockTarget);
