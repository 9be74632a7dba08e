import { paymentsConformance } from '@spindle/sdk/conformance/payments';
import { realTarget } from './real-target.ts';

paymentsConformance(realTarget);
