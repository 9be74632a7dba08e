import { rolesConformance } from '@spindle/sdk/conformance/roles';
import { realTarget } from './real-target.ts';

rolesConformance(realTarget);
