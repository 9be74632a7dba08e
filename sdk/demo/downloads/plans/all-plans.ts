import enclosure from './enclosure.json' with { type: 'json' };
import fixtures from './fixtures.json' with { type: 'json' };
import mill600 from './mill-600.json' with { type: 'json' };
import { planFile, type Plan } from './plan.ts';
import rotaryAxis from './rotary-axis.json' with { type: 'json' };
import router1200 from './router-1200.json' with { type: 'json' };
import toolChanger from './tool-changer.json' with { type: 'json' };

/** Plans by the item of the Plans Pack that sells them. */
export const plansByItem: Record<string, Plan> = {
  'mill-600-plans': planFile.parse(mill600),
  'router-1200-plans': planFile.parse(router1200),
  'rotary-axis-plans': planFile.parse(rotaryAxis),
  'fixture-library': planFile.parse(fixtures),
  'enclosure-plans': planFile.parse(enclosure),
  'tool-changer-plans': planFile.parse(toolChanger),
};
