import { sql, type RawBuilder } from 'kysely';

/** What an order line gives access to, as the database has it. */
export interface BoughtAccess {
  entitlementId: string;
  open: boolean;
  downloads: BoughtDownload[];
  licenceKeys: { attributeId: string; title: string; key: string }[];
}

export interface BoughtDownload {
  attributeId: string;
  /** Of the file; null while there is none. */
  name: string | null;
  size: number | null;
  /** What the attribute says of it, or said when there was no file yet; null where it is gone. */
  value: string | null;
  description: string | null;
}

/**
 * SQL: the keys of an entitlement as a list, the first issued first. Of a subscription whose plan was
 * changed, those of the plan there is now, called as that calls them.
 */
export const licenceKeysOf = (entitlement: string) => `
  (select coalesce(json_agg(json_build_object('attributeId', k.attribute_id, 'title',
            case when ${entitlement}.source = 'SUBSCRIPTION'
                 then coalesce(nullif(a.value, ''), k.title) else k.title end,
            'key', k.key) order by k.issued_at, k.attribute_id), '[]')
     from licence_keys k
     left join item_attributes a
       on a.catalog_id = ${entitlement}.catalog_id and a.item_id = ${entitlement}.item_id
          and a.attribute_id = k.attribute_id and a.type = 'LICENSE'
    where k.entitlement_id = ${entitlement}.id
      and (${entitlement}.source <> 'SUBSCRIPTION' or a.attribute_id is not null))`;

/** SQL: the files of its item, in the order of the attributes; a file outlives its attribute. */
const downloadsOf = (entitlement: string) => `
  (select coalesce(json_agg(json_build_object('attributeId', d.attribute_id, 'name', d.name,
            'size', d.bytes, 'value', d.value, 'description', d.description)
            order by d.position nulls last, d.attribute_id), '[]')
     from (
       select coalesce(a.attribute_id, f.attribute_id) as attribute_id, f.name, f.bytes, a.value,
              a.description, a.position
         from (select * from item_attributes
                where catalog_id = ${entitlement}.catalog_id and item_id = ${entitlement}.item_id
                  and type = 'DOWNLOADABLE') a
         full join (select * from download_files
                     where catalog_id = ${entitlement}.catalog_id
                       and item_id = ${entitlement}.item_id) f
           on f.attribute_id = a.attribute_id) d)`;

/** What an order line `l` of an order `o` gives access to; null where it is sent by parcel. */
export const boughtAccess: RawBuilder<BoughtAccess | null> = sql`
  case when o.shipping_group = 'DIGITAL' then
    (select json_build_object('entitlementId', e.id, 'open', e.closed_because is null,
              'downloads', ${sql.raw(downloadsOf('e'))}, 'licenceKeys', ${sql.raw(licenceKeysOf('e'))})
       from entitlements e where e.source = 'ORDER' and e.source_id = l.id) end`;
