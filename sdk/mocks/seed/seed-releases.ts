import { administrator } from '../../demo/people.ts';
import type { ShopState } from '../state.ts';
import { fixedId } from './fixed-id.ts';
import { openedAt } from './past.ts';

/** Catalogue, plan, how many files its zip holds, and their bytes. */
const contents = [
  ['cam-academy', 'foundations', 14, 96_400],
  ['cam-academy', 'workshop-pro', 18, 131_900],
  ['plans-library', 'maker', 47, 412_300],
  ['plans-library', 'small-shop', 56, 489_700],
] as const;

/** The licensed content of whatever is subscribed to. */
export function seedReleases(now: Date): Pick<ShopState, 'releases'> {
  const opened = openedAt(now).toISOString();
  const releases = contents.flatMap(([catalogId, plan, files, bytes]) =>
    ['monthly', 'yearly'].map((period) => ({
      id: fixedId(`release ${plan} ${period}`),
      catalogId,
      catalogItemId: `${plan}-${period}`,
      number: 1,
      name: `${plan}.zip`,
      active: true,
      files,
      bytes,
      uploadedBy: administrator.email,
      dateCreated: opened,
      dateActivated: opened,
    })),
  );
  return { releases };
}
