import { configConformance } from '@spindle/sdk/conformance/config';
import { realTarget } from './real-target.ts';

configConformance(realTarget);
