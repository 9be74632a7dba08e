import { configConformance } from './config.ts';
import { mockTarget } from './mock-target.ts';

configConformance(mockTarget);
