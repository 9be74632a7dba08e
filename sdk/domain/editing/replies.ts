import { capitalized } from '../records.ts';
import { rejection } from '../rejection.ts';

type EditedNoun = 'catalog' | 'item' | 'section' | 'element' | 'attribute' | 'picture';

export const made = (noun: EditedNoun) => `${capitalized(noun)} created.`;
export const saved = (noun: EditedNoun) => `${capitalized(noun)} saved.`;
export const picturesArranged = 'Picture order saved.';
export const deleted = (noun: EditedNoun) => `${capitalized(noun)} deleted.`;

export const catalogNotEmpty = rejection('CATALOG_NOT_EMPTY', 'CATALOG NOT EMPTY');
export const contentNotEmpty = rejection('CONTENT_NOT_EMPTY', 'CONTENT NOT EMPTY');

export const nameTaken = (owner: string, name: string, type: string) =>
  rejection('NAME_TAKEN', `The ${owner} already has an attribute “${name}” of type ${type}.`);

export const takesNoPicture = (type: string) =>
  rejection(
    'WRONG_ATTRIBUTE_TYPE',
    `This attribute's type is ${type}. Only IMAGE attributes can have a picture.`,
  );
export const takesNoFile = (type: string) =>
  rejection(
    'WRONG_ATTRIBUTE_TYPE',
    `This attribute's type is ${type}. Only DOWNLOADABLE and FILE attributes can have a file.`,
  );
