import { mockTarget } from './mock-target.ts';
import { searchConformance } from './search.ts';

searchConformance(mockTarget);
