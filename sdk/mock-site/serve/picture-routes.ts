import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { memberPicture } from '../../demo/member-picture.ts';
import { picturePaths, picturesFolder } from '../../demo/pictures-folder.ts';
import { send, type Route } from './route.ts';

const known = new Set(picturePaths());

/** A parcel, shown in place of pictures that the browser no longer has. */
const UNKNOWN = 'catalog/surplus.webp';

/** Browsers may cache them for an hour. */
const RETAINED = { 'Cache-Control': 'max-age=3600' };

/** Serves the demo's pictures, one file for all widths, and the members' faces. */
export const answerPictures: Route = async (context) => {
  const [, path] = /^\/images\/(.+)$/.exec(context.url.pathname) ?? [];
  if (path === undefined) return false;
  const name = decodeURIComponent(path);
  if (name.startsWith('community/')) {
    return send(context, 'image/svg+xml', memberPicture(name), RETAINED);
  }
  const whole = name.replace(/-(400|800)(?=\.webp$)/, '');
  const found = known.has(whole) ? whole : UNKNOWN;
  return send(context, 'image/webp', await readFile(join(picturesFolder, found)), RETAINED);
};
