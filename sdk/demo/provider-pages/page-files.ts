import { readFileSync } from 'node:fs';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** The style sheet of every page of the payment provider. */
export const pageStyle = read('page.css');

/** Additional styles of the portal. */
export const portalStyle = read('portal.css');

/** An optional script. The pages work without it. */
export const pageScript = read('page.js');
