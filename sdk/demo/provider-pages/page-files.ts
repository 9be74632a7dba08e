import { readFileSync } from 'node:fs';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** The look of every page of the payment provider. */
export const pageStyle = read('page.css');

/** What the portal needs beyond the look of the other pages. */
export const portalStyle = read('portal.css');

/** Their script, for comfort: the pages work without it. */
export const pageScript = read('page.js');
