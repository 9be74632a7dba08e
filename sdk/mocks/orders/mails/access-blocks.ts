import type { Scene } from '../../core/scene.ts';
import type { Block } from '../../letters/write-letter.ts';
import type { Order } from '../../state.ts';
import { accessOf } from '../bought-access.ts';

/** What can be downloaded of an order, by links, and the keys that come with it. */
export function accessBlocks({ state, now }: Scene, order: Order, origin: string): Block[] {
  const lines = order.items.map((line) => ({
    title: line.title,
    ...accessOf(state, order, line, now),
  }));
  const downloads = lines.flatMap((line) => line.downloads);
  const ready = downloads.flatMap(({ title, url, description }): Block[] => {
    if (url === null) return [];
    const name = `Download ${title}`;
    const text = description === null ? name : `${name} (${description})`;
    return [{ kind: 'link', text, href: origin + url }];
  });
  const keys = lines.flatMap(({ title, licenceKeys }) =>
    licenceKeys.map((one) => [`${title}: ${one.title}`, one.key] as const),
  );
  const heading = keys.length > 1 ? 'Licence keys' : 'Licence key';
  return [
    ...ready,
    ...note(
      ready.length < downloads.length,
      'A file is still on its way to us. You will find it with your orders.',
    ),
    ...(keys.length > 0 ? [{ kind: 'heading' as const, text: heading }] : []),
    ...keys.map((row) => ({ kind: 'table' as const, rows: [row] })),
  ];
}

/** Said with a refund of what is delivered by access. */
export function accessEnded({ shippingGrouping }: Order): Block[] {
  const text =
    'Its downloads are closed now, and its licence keys are not valid any more. Please delete your copies.';
  return note(shippingGrouping === 'DIGITAL', text);
}

function note(wanted: boolean, text: string): Block[] {
  return wanted ? [{ kind: 'paragraph', text }] : [];
}
