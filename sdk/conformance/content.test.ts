import { contentConformance } from './content.ts';
import { mockTarget } from './mock-target.ts';

contentConformance(mockTarget);
