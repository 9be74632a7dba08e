import { catalogConformance } from '@spindle/sdk/conformance/catalog';
import { realTarget } from './real-target.ts';

catalogConformance(realTarget);
