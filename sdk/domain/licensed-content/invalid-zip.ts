import { holdsTooManyFiles, unpacksTooLarge } from '../media/zip-limits.ts';

/**
 * The reason a zip is rejected, in words for its author. Includes the entry's name if an entry is
 * at fault.
 */
export class InvalidZip extends Error {
  constructor(reason: string) {
    super(`${reason} Nothing was changed.`);
    this.name = 'InvalidZip';
  }
}

/**
 * Returns an entry's name for display, shortened and without characters that change how text is
 * displayed.
 */
export function quoted(name: string): string {
  const displayed = name.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '\ufffd');
  return `“${displayed.length > 120 ? `${displayed.slice(0, 119)}…` : displayed}”`;
}

export const invalidEntry = (name: string, why: string) => new InvalidZip(`${quoted(name)} ${why}`);
export const tooLarge = () => new InvalidZip(unpacksTooLarge);
export const tooMany = () => new InvalidZip(holdsTooManyFiles);
export const unreadable = () =>
  new InvalidZip(
    "This isn't a zip file, or the upload was cut off. Zip your files again, then try again.",
  );
