import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { withDatabase } from './database-url.ts';
import { grantServing } from '../src/database/serving-role.ts';

/** The role that serves the shop in production, in a migrated database. */
export interface ServingRole {
  url: string;
  /** Drops the role. Its database must be dropped first. */
  drop(): Promise<void>;
}

/** Returns the database URL for a role that can only serve. */
export function servingUrlOf(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = `serving_${randomBytes(6).toString('hex')}`;
  url.password = randomBytes(12).toString('hex');
  return url.href;
}

export async function makeServingRole(ownerUrl: string): Promise<ServingRole> {
  const url = servingUrlOf(ownerUrl);
  await grantServing({ ownerUrl, servingUrl: url });
  return { url, drop: () => dropRole(ownerUrl, url) };
}

/** Creates a role without any rights. */
export async function createRole(ownerUrl: string, url: string): Promise<void> {
  const { username, password } = new URL(url);
  await asServer(
    ownerUrl,
    `create role ${pg.escapeIdentifier(username)} login password ${pg.escapeLiteral(password)}`,
  );
}

export async function dropRole(ownerUrl: string, url: string): Promise<void> {
  await asServer(ownerUrl, `drop role if exists ${pg.escapeIdentifier(new URL(url).username)}`);
}

export async function asServer(ownerUrl: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: withDatabase(ownerUrl, 'postgres') });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
