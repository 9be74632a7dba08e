import { contractConformance } from '@spindle/sdk/conformance/contract';
import { realTarget } from './real-target.ts';

contractConformance(realTarget);
