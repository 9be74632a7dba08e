import { noticesConformance } from './notices.ts';
import { mockTarget } from './mock-target.ts';

noticesConformance(mockTarget);
