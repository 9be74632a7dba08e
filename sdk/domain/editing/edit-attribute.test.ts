import { describe, expect, it } from 'vitest';
import {
  attributeName,
  auditedAttribute,
  editAttribute,
  isPublicAttribute,
} from './edit-attribute.ts';

const black = { type: 'COLOR', value: 'Black', description: null } as const;
const red = { ...black, value: 'Red' };
const save = { owner: 'item', name: 'Color', fields: red, version: undefined, uploaded: false };

describe('an attribute form', () => {
  it('creates the attribute, or updates the one with this name', () => {
    expect(editAttribute(undefined, save)).toEqual({ after: red });
    expect(editAttribute({ ...black, version: 3 }, save)).toEqual({ after: red });
    expect(editAttribute({ ...black, version: 3 }, { ...save, version: 3 })).toEqual({
      after: red,
    });
  });

  it('is rejected if it was filled in from another version, or from a deleted attribute', () => {
    expect(editAttribute({ ...black, version: 3 }, { ...save, version: 2 })).toEqual({
      stale: true,
    });
    expect(editAttribute(undefined, { ...save, version: 1 })).toEqual({ stale: true });
  });

  it("can't change an attribute's type, whatever its version", () => {
    const fields = { ...red, type: 'SIZE' } as const;
    expect(editAttribute({ ...black, version: 3 }, { ...save, fields, version: 2 })).toEqual({
      rejection: {
        code: 'NAME_TAKEN',
        reason: 'The item already has an attribute “Color” of type COLOR.',
      },
    });
  });

  it('keeps an uploaded file', () => {
    const picture = { type: 'IMAGE', value: 'uploads/a.webp', description: null } as const;
    const fields = { ...picture, value: '', description: 'Front' };
    const after = { ...fields, value: picture.value };
    expect(editAttribute({ ...picture, version: 1 }, { ...save, fields })).toEqual({ after });
    expect(editAttribute(undefined, { ...save, fields })).toEqual({ after: fields });
    const uploaded = { ...save, uploaded: true };
    expect(editAttribute({ ...black, version: 1 }, uploaded)).toEqual({ after: black });
  });
});

it('trims a name and requires visible characters', () => {
  expect(attributeName(' Rear view ', 'IMAGE')).toEqual({ name: 'Rear view' });
  const message = 'must consist of visible characters.';
  const invalid = { path: 'attributeId', subject: "The attribute's name", message };
  for (const text of ['', ' ', 'a\u0007b'])
    expect(attributeName(text, 'SIZE')).toEqual({ invalid });
});

it("rejects a colon in a specification's name, because searches split there", () => {
  expect(attributeName('Power: rated', 'SIZE')).toEqual({ name: 'Power: rated' });
  expect(attributeName('Power: rated', 'SPEC')).toEqual({
    invalid: {
      path: 'attributeId',
      subject: "The attribute's name",
      message: 'must not contain a colon, which separates the name from the value in searches.',
    },
  });
  expect(attributeName('Power', 'SPEC')).toEqual({ name: 'Power' });
});

it('shows visitors public attributes, and pictures once uploaded', () => {
  const types = [
    'COLOR',
    'IMAGE',
    'DOWNLOADABLE',
    'LICENSE',
    'DISCORD',
    'TAX_CATEGORY_CODE',
  ] as const;
  const displayed = (value: string) => types.filter((type) => isPublicAttribute({ type, value }));
  expect(displayed('a')).toEqual(['COLOR', 'IMAGE']);
  expect(displayed('')).toEqual(['COLOR']);
});

it('audits the fields staff can edit', () => {
  const stored = { attributeId: 'Color', version: 3 };
  expect(auditedAttribute({ ...red, ...stored })).toEqual(red);
});
