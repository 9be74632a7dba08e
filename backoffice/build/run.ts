import { join } from 'node:path';
import { buildFrontEnd } from '../../sdk/build/front-end/build-front-end.ts';

await buildFrontEnd(join(import.meta.dirname, '..'), [{ folder: '' }]);
