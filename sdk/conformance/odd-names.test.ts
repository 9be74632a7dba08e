import { mockTarget } from './mock-target.ts';
import { oddNamesConformance } from './odd-names.ts';

oddNamesConformance(mockTarget);
