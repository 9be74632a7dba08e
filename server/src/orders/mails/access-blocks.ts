import type { Config } from '../../config.ts';
import { mailLinksUntil } from '../../entitlements/downloads/download-link.ts';
import { presentAccess } from '../../entitlements/present-access.ts';
import { digitalGroup } from '../order.entity.ts';
import type { Block } from '../../gateways/letter.ts';
import type { MailedOrder } from './read-mailed-orders.ts';

const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

export interface AccessTerms {
  config: Pick<Config, 'sessionKeys' | 'publicUrl'>;
  now: Date;
}

/** What can be downloaded of an order, by links, and the keys that come with it. */
export function accessBlocks(order: MailedOrder, { config, now }: AccessTerms): Block[] {
  const expiresAt = mailLinksUntil(now);
  const lines = order.lines.map(({ title, bought }) => ({
    title,
    ...presentAccess(bought, { config, expiresAt }),
  }));
  const downloads = lines.flatMap((line) => line.downloads);
  const ready = downloads.flatMap(({ title, url, description }) =>
    url === null ? [] : [link(`Download ${title}`, description, config.publicUrl + url)],
  );
  const keys = lines.flatMap(({ title, licenceKeys }) =>
    licenceKeys.map((one) => [`${title}: ${one.title}`, one.key] as const),
  );
  return [
    ...ready,
    ...note(
      ready.length > 0,
      `The links work until ${moment.format(expiresAt)} UTC. After that, your orders have new ones.`,
    ),
    ...note(
      ready.length < downloads.length,
      'A file is still on its way to us. You will find it with your orders.',
    ),
    ...(keys.length > 0
      ? [
          { kind: 'heading' as const, text: keys.length > 1 ? 'Licence keys' : 'Licence key' },
          ...keys.map(([what, key]) => ({ kind: 'table' as const, rows: [[what, key] as const] })),
        ]
      : []),
  ];
}

function link(name: string, description: string | null, href: string): Block {
  return { kind: 'link', text: description === null ? name : `${name} (${description})`, href };
}

function note(wanted: boolean, text: string): Block[] {
  return wanted ? [{ kind: 'paragraph', text }] : [];
}

/** Said with a refund of what is delivered by access; what is cancelled was never open. */
export function accessEnded({ shippingGroup }: MailedOrder): Block[] {
  const text =
    'Its downloads are closed now, and its licence keys are not valid any more. Please delete your copies.';
  return note(shippingGroup === digitalGroup, text);
}
