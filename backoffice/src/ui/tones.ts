/**
 * Quiet colors with a meaning. Each has AA contrast on its background, and the text always conveys
 * the same meaning.
 */
export type Tone = 'plain' | 'waiting' | 'moving' | 'done' | 'notice' | 'back' | 'gone';

interface Colors {
  ink: string;
  ground: string;
}

const light: Record<Tone, Colors> = {
  plain: { ink: '#4a4f54', ground: '#eceae4' },
  waiting: { ink: '#684b00', ground: '#f5ebcf' },
  moving: { ink: '#1f4b7a', ground: '#e1ebf6' },
  done: { ink: '#1c5631', ground: '#dfeee3' },
  notice: { ink: '#8f2c04', ground: '#f9e5d9' },
  back: { ink: '#574331', ground: '#ece4da' },
  gone: { ink: '#8a1b2a', ground: '#f7e0e3' },
};

const dark: Record<Tone, Colors> = {
  plain: { ink: '#b9bab8', ground: '#2b3034' },
  waiting: { ink: '#e8c876', ground: '#352a10' },
  moving: { ink: '#a3c8f0', ground: '#18293d' },
  done: { ink: '#93d2a7', ground: '#16311f' },
  notice: { ink: '#ff9f72', ground: '#37231a' },
  back: { ink: '#d8c1a9', ground: '#302821' },
  gone: { ink: '#f4a6af', ground: '#3b1c20' },
};

export function colorsOf(tone: Tone, mode: 'light' | 'dark'): Colors {
  return mode === 'dark' ? dark[tone] : light[tone];
}
