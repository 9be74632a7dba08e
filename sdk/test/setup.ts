import { expectQuietConsole } from './expect-quiet-console.ts';

expectQuietConsole();
