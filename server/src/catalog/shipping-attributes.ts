import { expressionBuilder, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { literal } from '../database/expressions.ts';
import type { Tables } from '../database/tables.ts';

const { selectFrom } = expressionBuilder<Tables>();

/** Selects an item's shipping attributes, whether or not the item is visible. */
export const shippingAttributes = (catalogId: Expression<string>, itemId: Expression<string>) =>
  jsonArrayFrom(
    selectFrom('item_attributes as a')
      .select(['a.attribute_id as attributeId', 'a.type', 'a.value'])
      .where('a.catalog_id', '=', catalogId)
      .where('a.item_id', '=', itemId)
      .where(({ eb, fn, or }) =>
        or([
          eb('a.type', 'in', [
            literal('SHIPPING'),
            literal('WEIGHT'),
            literal('PACKAGE'),
            literal('HS_CODE'),
            literal('ORIGIN'),
          ]),
          // The specification "Weight", matched as in `isWeightSpec`.
          eb('a.type', '=', literal('SPEC')).and(
            eb(fn('lower', [fn('trim', ['a.attribute_id'])]), '=', literal('weight')),
          ),
        ]),
      )
      .orderBy('a.position')
      .orderBy('a.attribute_id'),
  ).as('attributes');
