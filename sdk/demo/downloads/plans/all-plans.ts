import { enclosure } from './enclosure.ts';
import { fixtures } from './fixtures.ts';
import { mill600 } from './mill-600.ts';
import type { Plan } from './plan.ts';
import { rotaryAxis } from './rotary-axis.ts';
import { router1200 } from './router-1200.ts';
import { toolChanger } from './tool-changer.ts';

/** By the item of the Plans Pack that sells it. */
export const plansByItem: Record<string, Plan> = {
  'mill-600-plans': mill600,
  'router-1200-plans': router1200,
  'rotary-axis-plans': rotaryAxis,
  'fixture-library': fixtures,
  'enclosure-plans': enclosure,
  'tool-changer-plans': toolChanger,
};
