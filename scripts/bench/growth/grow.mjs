/** Orders of the seed that are copied in turn, so that the copies hold different things. */
const PATTERNS = 50;
/** Rows of one statement. */
const PIECE = 100_000;

const columnsOf = async (client, table) => {
  const { rows } = await client.query(
    `select column_name as name from information_schema.columns where table_schema = current_schema() and table_name = $1 order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name);
};

/** Copies the rows of `source` into `table` for each `n`; `changed` holds an SQL expression for each column that differs, over the row `one` and the number `n`. */
const copy = async (client, { table, source, changed, from, to, where = 'true' }) => {
  const names = await columnsOf(client, table);
  const values = names.map((name) => changed[name] ?? `one."${name}"`);
  await client.query(
    `insert into ${table} (${names.map((name) => `"${name}"`)}) select ${values} from ${source} one, generate_series(${from}, ${to}) n where ${where}`,
  );
};

const countOf = async (client, table) => Number((await client.query(`select count(*) from ${table}`)).rows[0].count);

/** Keeps the first styles with about so many variants in the shop, and remembers them as what is copied. */
const keepFirst = async (client, variants) => {
  await client.query(`
    create table grown_styles as
      select id, row_number() over (order by id) as at, count(*) over () as of from (
        select s.id, sum(count(v.upc)) over (order by s.gift_only, s.position, s.id) as so_far
        from styles s join colourways c on c.style_id = s.id join variants v on v.colourway_id = c.id
        where s.published group by s.id
      ) counted where so_far <= ${variants}`);
  await client.query(`update styles set published = false where id not in (select id from grown_styles)`);
  const known = 'in (select id from grown_styles)';
  await client.query(`create table base_styles as select * from styles where id ${known} and not gift_only`);
  await client.query(`create table base_colourways as select * from colourways where style_id in (select id from base_styles)`);
  await client.query(`create table base_variants as select * from variants where colourway_id in (select id from base_colourways)`);
  await client.query(`
    create table base_prices as select * from prices
    where subject in (select id from base_colourways) or subject in (select upc from base_variants)`);
  await client.query(`create table base_stock as select * from stock where location = 'ship' and upc in (select upc from base_variants)`);
  await client.query(`create table grown_variants as select upc, row_number() over (order by upc) as at, count(*) over () as of from base_variants`);
  await client.query(`alter table grown_styles add primary key (id)`);
  await client.query(`alter table grown_variants add primary key (upc)`);
  await client.query(`create unique index on grown_variants (at)`);
  await client.query(`analyze`);
};

/** Until there are so many variants in the shop: whole styles again, with their colours, sizes, prices and units, under other ids. */
const growCatalogue = async (client, wanted) => {
  if ((await client.query(`select to_regclass('grown_styles') as known`)).rows[0].known === null) await keepFirst(client, wanted);
  const base = await countOf(client, 'base_variants');
  const has = await countOf(client, `variants where upc like '99%'`);
  const [from, to] = [Math.round(has / base) + 1, Math.round(wanted / base) - 1];
  if (from <= to) {
    const style = (id) => `(select 'Z' || lpad((g.at + g.of * n)::text, 7, '0') from grown_styles g where g.id = ${id})`;
    const upc = (id) => `(select '99' || lpad((g.at + g.of * n)::text, 11, '0') from grown_variants g where g.upc = ${id})`;
    const colour = (id) => `${style(`left(${id}, 8)`)} || substr(${id}, 9)`;
    const position = `one.position + 100000 * n`;
    const tables = {
      styles: { id: style('one.id'), source_key: `one.source_key || '-' || n`, position },
      colourways: { id: colour('one.id'), style_id: style('one.style_id') },
      variants: { upc: upc('one.upc'), colourway_id: colour('one.colourway_id'), sku: `one.sku || '-' || n` },
      prices: { subject: `case when length(one.subject) = 11 then ${colour('one.subject')} else ${upc('one.subject')} end` },
      stock: { upc: upc('one.upc') },
    };
    for (const [table, changed] of Object.entries(tables)) await copy(client, { table, source: `base_${table}`, changed, from, to });
  }
  await client.query(`update catalogue_meta set value = gen_random_uuid()::text where key = 'version'`);
  return countOf(client, `variants v join colourways c on c.id = v.colourway_id join styles s on s.id = c.style_id where s.published`);
};

const inPieces = async (from, to, run) => {
  for (let at = from; at < to; at += PIECE) await run(at, Math.min(to, at + PIECE) - 1);
};

/** Orders of the seed again and again, of other people, one every 20 seconds back in time, all of them delivered. */
const growOrders = async (client, wanted) => {
  const has = await countOf(client, 'orders');
  await client.query(`
    create table if not exists order_patterns as
      select *, row_number() over (order by order_number) - 1 as pattern, count(*) over () as of
      from (select * from orders where state in ('PLACED', 'FINALISED') order by order_number limit ${PATTERNS}) as first_orders`);
  const changed = {
    order_number: `'GROWN-' || n`,
    st: `md5('st' || n)`,
    cart_id: `md5('ordered' || n)::uuid`,
    subject: `'grown-' || n / 4`,
    state: `'FINALISED'`,
    document: `jsonb_set(one.document, '{billingAddress,email}', to_jsonb('grown-' || n / 4 || '@shop.example'))`,
    lease_until: 'null',
    idempotency_key: 'null',
    charge_id: 'null',
    placed_at: `one.placed_at - n * interval '20 seconds'`,
  };
  await inPieces(has, wanted, async (from, to) => {
    await copy(client, { table: 'orders', source: 'order_patterns', changed, from, to, where: 'n % one.of = one.pattern' });
    await client.query(`
      insert into fulfilments (order_number, shipping_id, step)
      select 'GROWN-' || n, shipment->>'shippingId', 'DELIVERED' from generate_series(${from}, ${to}) n
      join order_patterns one on n % one.of = one.pattern, jsonb_array_elements(one.document->'shipments') as shipment on conflict do nothing`);
  });
  return countOf(client, 'orders');
};

/** Carts of guests with two lines, each with a session and the stored outcome of a change, of the last eighty days. */
const growCarts = async (client, wanted) => {
  const has = await countOf(client, 'carts');
  const past = `now() - (n % 80) * interval '1 day'`;
  const statements = [
    `insert into carts (id, subject, state, locale, currency, version, created_at, updated_at)
      select md5('cart' || n)::uuid, 'guest-grown-' || n, 'open', 'en-us', 'USD', 1, ${past}, ${past}`,
    `insert into cart_items (id, cart_id, line_key, position, upc, product_id, qty, op_ids, created_at)
      select gen_random_uuid(), md5('cart' || n)::uuid, 'grown-' || line, line, v.upc, v.colourway_id, 1, '[]', ${past}`,
    `insert into sessions (id, subject, kind, created_at, seen_at)
      select md5('session' || n)::uuid, 'guest-grown-' || n, 'Guest', ${past}, ${past}`,
    `insert into session_tokens (hash, session_id, handle_hash, generation, created_at, expires_at)
      select md5('hash' || n), md5('session' || n)::uuid, md5('handle' || n), 1, ${past}, now() + interval '20 days'`,
    `insert into idempotency_keys (subject, call, key, fingerprint, outcome, created_at)
      select 'guest-grown-' || n, 'cart.addItem', md5('key' || n), md5('body' || n), '{"status": 200, "body": {}}', now() - (n % 30) * interval '1 day'`,
  ];
  const lines = `, generate_series(0, 1) line join grown_variants g on true join base_variants v on v.upc = g.upc where g.at = 1 + (2 * n + line) % g.of`;
  await inPieces(has, wanted, async (from, to) => {
    for (const statement of statements)
      await client.query(`${statement} from generate_series(${from}, ${to}) n${statement.includes('cart_items') ? lines : ''}`);
  });
  return countOf(client, 'carts');
};

/** Reviews of one style; the others share the rest. */
const OF_ONE_STYLE = 10_000;

/** The numbers of each style that `refreshSummary` (server/catalogue/reviews/summaries.ts) would write. */
const countReviews = `
  insert into review_summaries (master_id, score, reviews_count, stars, fit, groups)
  select master_id, round(sum(points) / sum(n), 1), sum(n), jsonb_build_array(sum(s1), sum(s2), sum(s3), sum(s4), sum(s5)),
    jsonb_build_object('small', sum(small), 'true', sum(fits), 'large', sum(large)),
    jsonb_agg(jsonb_build_object('size', size, 'photos', photos, 'stars', jsonb_build_array(s1, s2, s3, s4, s5)) order by size)
  from (
    select master_id, size, jsonb_array_length(photos) > 0 as photos, count(*) as n, sum(score) as points,
      ${[1, 2, 3, 4, 5].map((stars) => `count(*) filter (where score = ${stars}) as s${stars}`).join()},
      count(*) filter (where fit = 'small') as small, count(*) filter (where fit = 'true') as fits, count(*) filter (where fit = 'large') as large
    from reviews where status = 'published' group by 1, 2, 3
  ) counted group by master_id
  on conflict (master_id) do update set score = excluded.score, reviews_count = excluded.reviews_count, stars = excluded.stars, fit = excluded.fit,
    groups = excluded.groups`;

/** Reviews of the seed again, one a minute back in time, one in twenty with a photo. */
const growReviews = async (client, wanted) => {
  const has = await countOf(client, 'reviews');
  await client.query(`
    create table if not exists review_patterns as
      select *, row_number() over (order by id) - 1 as pattern, count(*) over () as of
      from (select * from reviews where status = 'published' order by id limit ${PATTERNS}) as first_reviews`);
  await client.query(`drop table if exists reviewed_styles`);
  await client.query(`create table reviewed_styles as select id, row_number() over (order by position, id) - 1 as at from styles where published`);
  await client.query(`alter table reviewed_styles add primary key (at)`);
  const styles = await countOf(client, 'reviewed_styles');
  const changed = {
    id: 'gen_random_uuid()',
    master_id: `(select id from reviewed_styles where at = case when n <= ${OF_ONE_STYLE} then 0 else n % ${styles} end)`,
    text: `one.text || ' ' || n`,
    helpful: 'n % 40',
    photos: `case when n % 20 = 0 then '[{"id": "none", "tone": "#808080"}]'::jsonb else '[]'::jsonb end`,
    written_at: `date_trunc('milliseconds', now()) - n * interval '1 minute'`,
  };
  await inPieces(has, wanted, (from, to) =>
    copy(client, { table: 'reviews', source: 'review_patterns', changed, from, to, where: 'n % one.of = one.pattern' }),
  );
  await client.query(countReviews);
  await client.query(`update catalogue_meta set value = gen_random_uuid()::text where key = 'version'`);
  return countOf(client, 'reviews');
};

/** The style with the most reviews. */
export const mostReviewed = async (client) =>
  (await client.query(`select master_id as id from review_summaries order by reviews_count desc, master_id limit 1`)).rows[0].id;

/**
 * Makes the database of a shop as large as `size` says; it never becomes smaller. The catalogue comes first: carts hold its variants.
 * @returns how many variants, orders, carts and reviews there are
 */
export const growTo = async (client, size) => {
  await client.query(`set synchronous_commit = off`);
  const variants = await growCatalogue(client, size.variants);
  const carts = await growCarts(client, size.carts);
  const orders = await growOrders(client, size.orders);
  const reviews = await growReviews(client, size.reviews);
  await client.query(`vacuum analyze`);
  await client.query(`checkpoint`);
  return { variants, orders, carts, reviews };
};
