import { auditConformance } from './audit.ts';
import { mockTarget } from './mock-target.ts';

auditConformance(mockTarget);
