import { rejection } from '../rejection.ts';

type Edited = 'catalogue' | 'item' | 'section' | 'element' | 'attribute' | 'picture';

export const made = (noun: Edited) => `The ${noun} was made.`;
export const saved = (noun: Edited) => `The ${noun} was saved.`;
export const picturesArranged = 'The pictures are in this order now.';
export const deleted = (noun: Edited) => `The ${noun} was deleted.`;

export const catalogNotEmpty = rejection('CATALOG_NOT_EMPTY', 'CATALOG NOT EMPTY');
export const contentNotEmpty = rejection('CONTENT_NOT_EMPTY', 'CONTENT NOT EMPTY');

export const nameTaken = (owner: string, name: string, type: string) =>
  rejection('NAME_TAKEN', `The ${owner} already has an attribute “${name}” of type ${type}.`);

export const takesNoPicture = (type: string) =>
  rejection(
    'WRONG_ATTRIBUTE_TYPE',
    `This attribute is of type ${type}: only an IMAGE takes a picture.`,
  );
export const takesNoFile = (type: string) =>
  rejection(
    'WRONG_ATTRIBUTE_TYPE',
    `This attribute is of type ${type}: only a DOWNLOADABLE takes a file.`,
  );
