import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM } from '@mikro-orm/postgresql';
import type { EntityClass } from '@mikro-orm/core';
import { types } from './column-types.ts';
import { entities as allEntities } from './entities.ts';
import { ForwardMigrationGenerator } from './migration-generator.ts';

export interface OrmOptions {
  url: string;
  /** Read replicas; reads outside transactions may go there. */
  replicaUrls?: string[];
  /** Log every statement through this. */
  debug?: (message: string) => void;
  poolSize?: number;
  /** A statement that takes longer is cancelled by the database. */
  statementTimeoutMs?: number;
  /** Other entities or migrations than the shop's own. */
  entities?: EntityClass<object>[];
  migrationsFolder?: string;
}

const migrationsFolder = new URL('../../migrations', import.meta.url);

/** Connects lazily: no statement is sent before the first query. */
export async function createOrm(options: OrmOptions): Promise<MikroORM> {
  const folder = options.migrationsFolder ?? decodeURIComponent(migrationsFolder.pathname);
  return MikroORM.init(
    defineConfig({
      clientUrl: options.url,
      entities: options.entities ?? allEntities,
      discovery: { warnWhenNoEntities: false },
      forceUtcTimezone: true,
      timezone: 'Z',
      replicas: (options.replicaUrls ?? []).map((clientUrl, at) => ({
        clientUrl,
        name: `replica-${at + 1}`,
      })),
      pool: { min: 0, max: options.poolSize ?? 20, idleTimeoutMillis: 30_000 },
      driverOptions: {
        application_name: 'spindle',
        options: '-c TimeZone=UTC',
        types,
        statement_timeout: options.statementTimeoutMs ?? 15_000,
        idle_in_transaction_session_timeout: 60_000,
        connectionTimeoutMillis: 5_000,
        keepAlive: true,
      },
      extensions: [Migrator],
      migrations: {
        path: folder,
        pathTs: folder,
        glob: '!(*.d).ts',
        emit: 'ts',
        snapshot: false,
        silent: true,
        generator: ForwardMigrationGenerator,
      },
      schemaGenerator: { ignoreSchema: ['pgboss'] },
      ...(options.debug ? { debug: ['query'], logger: options.debug, colors: false } : {}),
    }),
  );
}
