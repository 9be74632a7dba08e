import { communityConformance } from './community.ts';
import { mockTarget } from './mock-target.ts';

communityConformance(mockTarget);
