import { createServer } from 'node:http';
import Koa from 'koa';
import pg from 'pg';
import { listen } from '../src/http/listen.ts';

// The baseline for the shop: bare Koa in its own process.
const [port = '', databaseUrl = '', ...addresses] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
const replies = await Promise.all(
  addresses.map(async (address) => Buffer.from(await (await fetch(address)).arrayBuffer())),
);

const { rows: sessions } = await pool.query<{ id: string }>('select id from sessions');

const app = new Koa();
app.use(async (ctx) => {
  ctx.type = 'application/json; charset=utf-8';
  if (ctx.path === '/insert' || ctx.path === '/session-and-insert') {
    if (ctx.path !== '/insert') await readSession(Number(ctx.get('x-owner')));
    const { rows } = await pool.query(
      'insert into bench_lines (owner, thing) values ($1, $2) returning id, owner, thing, made_at',
      [ctx.get('x-owner'), 'er20-water-2200'],
    );
    ctx.body = rows[0];
    return;
  }
  ctx.body = replies[Number(ctx.path.slice(1))];
});

function readSession(owner: number) {
  return pool.query({
    name: 'session',
    text: 'select s.*, u.email from sessions s join users u on u.id = s.user_id where s.id = $1',
    values: [sessions[owner % sessions.length]?.id],
  });
}

await listen(createServer(app.callback()), Number(port), '127.0.0.1');
