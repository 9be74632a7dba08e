import { invoicesConformance } from '@spindle/sdk/conformance/invoices';
import { realTarget } from './real-target.ts';

invoicesConformance(realTarget);
