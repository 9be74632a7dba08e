import { startMockServer } from '../../sdk/mock-site/serve/start-mock-server.ts';
import { startBuiltFrontEnds } from './built-front-ends.ts';

// React's production build, which is a fifth faster. Its development warnings appear in component
// tests, and where pages are served from source.
process.env['NODE_ENV'] = 'production';
const { close } = await startMockServer(Number(process.env['PORT']), startBuiltFrontEnds);
process.once('SIGTERM', () => void close());
