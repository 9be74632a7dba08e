import { bulkConformance } from './bulk.ts';
import { mockTarget } from './mock-target.ts';

bulkConformance(mockTarget);
