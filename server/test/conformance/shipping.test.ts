import { shippingConformance } from '@spindle/sdk/conformance/shipping';
import { realTarget } from './real-target.ts';

shippingConformance(realTarget);
