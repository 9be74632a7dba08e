import { suites } from '@spindle/sdk/conformance/suites';
import { realTarget } from './real-target.ts';

for (const suite of suites.system) suite(realTarget);
