import { backofficeConformance } from './backoffice.ts';
import { mockTarget } from './mock-target.ts';

backofficeConformance(mockTarget);
