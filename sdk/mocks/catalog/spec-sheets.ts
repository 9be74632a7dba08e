import { conflict, unfitInput } from '../../contract/failure.ts';
import type { BodyOf } from '../../contract/operation-types.ts';
import { specSheetNames } from '../../domain/catalog/spec-sheet.ts';
import { subjectOf } from '../../domain/editing/kinds.ts';
import { changedMeanwhile } from '../../domain/records.ts';
import type { components } from '../../src/schema.d.ts';
import { recordEdit, type StaffCall } from '../audit/record-audit.ts';
import { attributesEdited } from '../editing/edited.ts';
import { findRecord } from '../editing/record-kind.ts';
import type { ShopState } from '../state.ts';
import { catalogs } from './catalogs.ts';

type SpecSheet = components['schemas']['SpecSheet'];

/** @throws 404 where there is no such catalogue */
export function readSpecSheet(state: ShopState, key: { catalogId: string }): SpecSheet {
  const { catalogId, specSheet } = findRecord(state, catalogs, key);
  return { names: specSheet, version: state.specVersions[catalogId] ?? 1 };
}

/**
 * Replaces the sheet of a catalogue.
 * @throws 400 naming the field; 409 with the present sheet where another one was edited
 */
export function saveSpecSheet(
  call: StaffCall,
  key: { catalogId: string },
  { names: given, version }: BodyOf<'saveSpecSheet'>,
): SpecSheet {
  const read = specSheetNames(given);
  if ('unfit' in read) throw unfitInput(read.unfit);
  const { state, now } = call;
  const before = readSpecSheet(state, key);
  if (version !== undefined && version !== before.version) {
    throw conflict(changedMeanwhile('spec sheet'), { SpecSheet: before });
  }
  const catalog = findRecord(state, catalogs, key);
  catalog.specSheet = read.names;
  state.specVersions[key.catalogId] = before.version + 1;
  attributesEdited(catalog, now);
  recordEdit(call, {
    action: 'catalog.save-spec-sheet',
    subject: subjectOf(catalogs, key),
    before: { specSheet: before.names },
    after: { specSheet: read.names },
  });
  return readSpecSheet(state, key);
}
