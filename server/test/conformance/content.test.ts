import { contentConformance } from '@spindle/sdk/conformance/content';
import { realTarget } from './real-target.ts';

contentConformance(realTarget);
