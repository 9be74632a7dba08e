import { accountConformance } from '@spindle/sdk/conformance/account';
import { realTarget } from './real-target.ts';

accountConformance(realTarget);
