import { tokensConformance } from '@spindle/sdk/conformance/tokens';
import { realTarget } from './real-target.ts';

tokensConformance(realTarget);
