import type { components } from '../../src/schema.d.ts';
import type { InvalidField } from '../invalid-field.ts';
import { fileKinds, invalidFile } from './invalid-file.ts';

type Attribute = components['schemas']['Attribute'];

/** Returns whether an attribute of this type is a file that staff upload. */
export const takesFile = (type: Attribute['type']): boolean =>
  type === 'DOWNLOADABLE' || type === 'FILE';

/** How many bytes of a file's start `validatePublicFile` needs. */
export const FILE_START_BYTES = 1024;

/** A file before it is stored. */
interface SentFile {
  name: string;
  /** In bytes. */
  size: number;
  /** The first bytes, one character each. */
  start: string;
}

/** Binary STL: an 80-byte header, the number of triangles, and 50 bytes for each. */
function isBinaryStl({ size, start }: SentFile): boolean {
  const triangles = [83, 82, 81, 80].reduce((sum, at) => sum * 256 + start.charCodeAt(at), 0);
  return size >= 84 && size === 84 + 50 * triangles;
}

const isDxf = ({ start }: SentFile) =>
  start.startsWith('AutoCAD Binary DXF') ||
  /^(\s*999[ \t]*\r?\n[^\n]*\n)*\s*0[ \t]*\r?\n\s*SECTION\s/.test(start);

const isStep = ({ start }: SentFile) => start.trimStart().startsWith('ISO-10303-21;');

/** Kinds of public files by ending, and how their content is recognized. */
const kinds: Readonly<Record<string, (file: SentFile) => boolean>> = {
  pdf: ({ start }) => start.includes('%PDF-'),
  step: isStep,
  stp: isStep,
  stl: (file) => file.start.trimStart().startsWith('solid') || isBinaryStl(file),
  dxf: isDxf,
  zip: ({ start }) => start.startsWith('PK\u0003\u0004'),
};

const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** Returns why everyone can't download this file from an item's page, or null. */
export function validatePublicFile(file: SentFile): InvalidField | null {
  const ending = endingOf(file.name);
  const isKind = Object.hasOwn(kinds, ending) ? kinds[ending] : undefined;
  if (isKind === undefined) return invalidFile(fileKinds);
  if (isKind(file)) return null;
  return invalidFile(`is named .${ending}, but its content is damaged or of another type.`);
}

/** Returns the kind of a public file as people write it: `PDF`. */
export const kindOfFile = (name: string): string => endingOf(name).toUpperCase();

interface ItemKey {
  catalogId: string;
  catalogItemId: string;
}

export const PUBLIC_FILES = '/assets/files/';

/** Returns the path from which everyone can download the file of an item's `FILE` attribute. */
export const publicFilePath = (
  { catalogId, catalogItemId }: ItemKey,
  { attributeId, value }: Pick<Attribute, 'attributeId' | 'value'>,
): string =>
  PUBLIC_FILES +
  [catalogId, catalogItemId, attributeId, value].map((part) => encodeURIComponent(part)).join('/');
