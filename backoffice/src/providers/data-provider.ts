import { restClient } from '@spindle/sdk/rest-client';
import simpleRestProvider from 'ra-data-simple-rest';
import { shop } from './shop.ts';

/** Lists and records of `/api/admin/{resource}`; what changes something is called by its own name. */
export const dataProvider = simpleRestProvider('/api/admin', restClient(shop));
