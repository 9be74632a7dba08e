import { backofficeConformance } from '@spindle/sdk/conformance/backoffice';
import { realTarget } from './real-target.ts';

backofficeConformance(realTarget);
