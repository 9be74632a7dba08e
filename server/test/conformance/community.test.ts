import { communityConformance } from '@spindle/sdk/conformance/community';
import { realTarget } from './real-target.ts';

communityConformance(realTarget);
