import { deadlettersConformance } from './deadletters.ts';
import { mockTarget } from './mock-target.ts';

deadlettersConformance(mockTarget);
