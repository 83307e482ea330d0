import { sql, type Kysely } from 'kysely'

/** Products with versions and documents, how to register for them, and who may. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table auth_strategies (
      id uuid primary key default gen_random_uuid(),
      name text not null unique,
      credential_type text not null
        check (credential_type in ('key_auth', 'client_credentials', 'self_managed_client_credentials')),
      key_names jsonb not null default '[]',
      auth_methods jsonb not null default '[]',
      available_scopes jsonb,
      made_by text not null check (made_by in ('import', 'operator')),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db)

  await sql`
    create table products (
      id uuid primary key default gen_random_uuid(),
      slug text not null unique,
      name text not null,
      sort_key text collate "C" not null,
      description text,
      public_labels jsonb not null default '{}',
      view_access text not null check (view_access in ('everyone', 'granted')),
      register_access text not null check (register_access in ('everyone', 'granted')),
      content_hash text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index products_by_name on products (sort_key, id)`.execute(db)

  await sql`
    create table product_versions (
      id uuid primary key default gen_random_uuid(),
      product_id uuid not null references products on delete cascade,
      name text not null,
      status text not null check (status in ('published', 'deprecated', 'sunset')),
      sunset_at timestamptz,
      specification text,
      specification_format text check (specification_format in ('json', 'yaml')),
      operations jsonb,
      content_hash text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null default now(),
      unique (product_id, name),
      check ((specification is null) = (specification_format is null))
    )`.execute(db)
  await sql`create index product_versions_in_order on product_versions (product_id, created_at)`.execute(db)

  await sql`
    create table version_strategies (
      version_id uuid not null references product_versions on delete cascade,
      strategy_id uuid not null references auth_strategies on delete cascade,
      position integer not null,
      registration_enabled boolean not null,
      registration_auto_approve boolean not null,
      primary key (version_id, strategy_id)
    )`.execute(db)

  await sql`
    create table documents (
      id uuid primary key default gen_random_uuid(),
      product_id uuid not null references products on delete cascade,
      parent_id uuid references documents on delete cascade,
      slug text not null,
      position integer not null,
      content_hash text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (product_id, slug)
    )`.execute(db)

  await sql`
    create table document_texts (
      document_id uuid not null references documents on delete cascade,
      language text not null default '',
      title text not null,
      content text not null,
      metadata jsonb not null default '{}',
      primary key (document_id, language)
    )`.execute(db)

  await sql`
    create table product_access (
      developer_id uuid not null references developers on delete cascade,
      product_id uuid not null references products on delete cascade,
      action text not null check (action in ('view', 'register')),
      allowed boolean not null,
      created_at timestamptz not null default now(),
      primary key (developer_id, product_id, action)
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table product_access, document_texts, documents, version_strategies, product_versions, products,
      auth_strategies
  `.execute(db)
}
