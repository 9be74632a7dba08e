import { mediaConformance } from './media.ts';
import { mockTarget } from './mock-target.ts';

mediaConformance(mockTarget);
