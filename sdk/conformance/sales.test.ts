import { mockTarget } from './mock-target.ts';
import { suites } from './suites.ts';

for (const suite of suites.sales) suite(mockTarget);
