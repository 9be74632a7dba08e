import { mediaConformance } from '@spindle/sdk/conformance/media';
import { realTarget } from './real-target.ts';

mediaConformance(realTarget);
