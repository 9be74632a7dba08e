import { supportConformance } from './support.ts';
import { mockTarget } from './mock-target.ts';

supportConformance(mockTarget);
