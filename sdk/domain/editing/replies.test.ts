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

it("reports the result by the record's kind", () => {
  expect([made('catalog'), saved('item'), deleted('picture')]).toEqual([
    'Catalog created.',
    'Item saved.',
    'Picture deleted.',
  ]);
});

it('names the type of the attribute that already has a name', () => {
  expect(nameTaken('item', 'Color', 'SIZE')).toEqual({
    code: 'NAME_TAKEN',
    reason: 'The item already has an attribute “Color” of type SIZE.',
  });
});

it("says which values an attribute's type accepts", () => {
  expect(takesNoPicture('SIZE')).toEqual({
    code: 'WRONG_ATTRIBUTE_TYPE',
    reason: "This attribute's type is SIZE. Only IMAGE attributes can have a picture.",
  });
  expect(takesNoFile('SIZE')).toEqual({
    code: 'WRONG_ATTRIBUTE_TYPE',
    reason: "This attribute's type is SIZE. Only DOWNLOADABLE and FILE attributes can have a file.",
  });
});

it('says that a record has members in the words that programs compare', () => {
  expect([catalogNotEmpty, contentNotEmpty]).toEqual([
    { code: 'CATALOG_NOT_EMPTY', reason: 'CATALOG NOT EMPTY' },
    { code: 'CONTENT_NOT_EMPTY', reason: 'CONTENT NOT EMPTY' },
  ]);
});
