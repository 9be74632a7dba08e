import { startMockServer } from '../../sdk/mock-site/serve/start-mock-server.ts';
import { startBuiltFrontEnds } from './built-front-ends.ts';

// React as it is shipped, a fifth cheaper: what it warns developers of is seen where components are
// tested, and where pages come from their sources.
process.env['NODE_ENV'] = 'production';
const { close } = await startMockServer(Number(process.env['PORT']), startBuiltFrontEnds);
process.once('SIGTERM', () => void close());
