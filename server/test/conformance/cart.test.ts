import { cartConformance } from '@spindle/sdk/conformance/cart';
import { realTarget } from './real-target.ts';

cartConformance(realTarget);
