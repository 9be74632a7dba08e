import { expectQuietConsole } from '../../sdk/test/expect-quiet-console.ts';

expectQuietConsole();
