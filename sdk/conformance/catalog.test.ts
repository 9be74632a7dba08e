import { catalogConformance } from './catalog.ts';
import { mockTarget } from './mock-target.ts';

catalogConformance(mockTarget);
