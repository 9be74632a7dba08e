import { remarksConformance } from '@spindle/sdk/conformance/remarks';
import { realTarget } from './real-target.ts';

remarksConformance(realTarget);
