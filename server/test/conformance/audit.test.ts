import { auditConformance } from '@spindle/sdk/conformance/audit';
import { realTarget } from './real-target.ts';

auditConformance(realTarget);
