import { listsConformance } from './lists.ts';
import { mockTarget } from './mock-target.ts';

listsConformance(mockTarget);
