import { startMockServer } from '../../sdk/mock-site/serve/start-mock-server.ts';
import { startBuiltFrontEnds } from './built-front-ends.ts';

// React as developers have it, with all it warns of.
process.env['NODE_ENV'] = 'development';
const { close } = await startMockServer(Number(process.env['PORT']), startBuiltFrontEnds);
process.once('SIGTERM', () => void close());
