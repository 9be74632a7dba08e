import { oddNamesConformance } from '@spindle/sdk/conformance/odd-names';
import { realTarget } from './real-target.ts';

oddNamesConformance(realTarget);
