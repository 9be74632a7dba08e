import { partslistConformance } from './partslist.ts';
import { mockTarget } from './mock-target.ts';

partslistConformance(mockTarget);
