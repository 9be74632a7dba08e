import { forum } from './forum.ts';
import { guides } from './guides.ts';
import { home } from './home.ts';
import { pages } from './pages.ts';
import { support } from './support.ts';
import type { DemoSection } from './types.ts';

/** Everything the demo shows beside its catalogue. */
export const sections: readonly DemoSection[] = [home, guides, forum, support, pages];
