import { checkoutConformance } from '@spindle/sdk/conformance/checkout';
import { realTarget } from './real-target.ts';

checkoutConformance(realTarget);
