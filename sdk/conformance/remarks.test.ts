import { remarksConformance } from './remarks.ts';
import { mockTarget } from './mock-target.ts';

remarksConformance(mockTarget);
