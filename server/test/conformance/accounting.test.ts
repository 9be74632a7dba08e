import { accountingConformance } from '@spindle/sdk/conformance/accounting';
import { realTarget } from './real-target.ts';

accountingConformance(realTarget);
