import { pickingConformance } from './picking.ts';
import { mockTarget } from './mock-target.ts';

pickingConformance(mockTarget);
