import { expect, it } from 'vitest';
import {
  catalogNotEmpty,
  contentNotEmpty,
  deleted,
  made,
  nameTaken,
  saved,
  takesNoFile,
  takesNoPicture,
} from './replies.ts';

it('what became of a record is told by its kind', () => {
  expect([made('catalog'), saved('item'), deleted('picture')]).toEqual([
    'Catalog created.',
    'Item saved.',
    'Picture deleted.',
  ]);
});

it('a name is taken by an attribute of another type, which is told', () => {
  expect(nameTaken('item', 'Colour', 'SIZE')).toEqual({
    code: 'NAME_TAKEN',
    reason: 'The item already has an attribute “Colour” of type SIZE.',
  });
});

it('an attribute takes what its type says', () => {
  expect(takesNoPicture('SIZE')).toEqual({
    code: 'WRONG_ATTRIBUTE_TYPE',
    reason: "This attribute's type is SIZE. Only an IMAGE attribute takes a picture.",
  });
  expect(takesNoFile('SIZE')).toEqual({
    code: 'WRONG_ATTRIBUTE_TYPE',
    reason: "This attribute's type is SIZE. Only a DOWNLOADABLE attribute takes a file.",
  });
});

it('what holds something is told by the words that programs have always compared', () => {
  expect([catalogNotEmpty, contentNotEmpty]).toEqual([
    { code: 'CATALOG_NOT_EMPTY', reason: 'CATALOG NOT EMPTY' },
    { code: 'CONTENT_NOT_EMPTY', reason: 'CONTENT NOT EMPTY' },
  ]);
});
