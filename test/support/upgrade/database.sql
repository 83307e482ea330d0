CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE FUNCTION public.search_words(content text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
      select to_tsvector('pg_catalog.simple', content) || to_tsvector('pg_catalog.english', content)
        || to_tsvector('pg_catalog.catalan', content) || to_tsvector('pg_catalog.german', content)
        || to_tsvector('pg_catalog.spanish', content) || to_tsvector('pg_catalog.french', content)
    $$;
CREATE TABLE public.access_code_uses (
    code_id uuid NOT NULL,
    address_hash text NOT NULL,
    used_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.access_codes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    code_hash text NOT NULL,
    max_uses integer,
    expires_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT access_codes_max_uses_check CHECK ((max_uses > 0))
);
CREATE TABLE public.access_keys (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    role text NOT NULL,
    key_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone,
    expires_at timestamp with time zone,
    parent_id uuid,
    CONSTRAINT access_keys_role_check CHECK ((role = ANY (ARRAY['gateway'::text, 'import'::text, 'review'::text, 'accounts'::text, 'read'::text, 'admin'::text])))
);
CREATE TABLE public.account_groups (
    account_id uuid NOT NULL,
    provider text NOT NULL,
    group_name text NOT NULL
);
CREATE TABLE public.accounts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    full_name text NOT NULL,
    password_hash text,
    status text NOT NULL,
    language text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    kind text NOT NULL,
    preferred_name text,
    organization_id uuid,
    credential_version integer DEFAULT 1 NOT NULL,
    CONSTRAINT accounts_kind_check CHECK ((kind = ANY (ARRAY['developer'::text, 'user'::text]))),
    CONSTRAINT developers_status_check CHECK ((status = ANY (ARRAY['unverified'::text, 'pending'::text, 'approved'::text, 'rejected'::text, 'revoked'::text]))),
    CONSTRAINT users_have_organizations CHECK (((kind = 'user'::text) = (organization_id IS NOT NULL)))
);
CREATE TABLE public.applications (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    developer_id uuid NOT NULL,
    strategy_id uuid NOT NULL,
    name text NOT NULL,
    description text,
    redirect_uri text,
    reference_id text NOT NULL,
    scopes jsonb DEFAULT '[]'::jsonb NOT NULL,
    secret_hash text,
    secret_version integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.audit_log (
    id bigint NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    actor text NOT NULL,
    action text NOT NULL,
    subject text,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    network_address inet,
    request_id text,
    count integer DEFAULT 1 NOT NULL,
    last_at timestamp with time zone,
    repeated_in timestamp with time zone
);
ALTER TABLE public.audit_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.auth_strategies (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    credential_type text NOT NULL,
    key_names jsonb DEFAULT '[]'::jsonb NOT NULL,
    auth_methods jsonb DEFAULT '[]'::jsonb NOT NULL,
    available_scopes jsonb,
    made_by text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    is_default boolean DEFAULT false NOT NULL,
    CONSTRAINT auth_strategies_credential_type_check CHECK ((credential_type = ANY (ARRAY['key_auth'::text, 'client_credentials'::text, 'self_managed_client_credentials'::text]))),
    CONSTRAINT auth_strategies_made_by_check CHECK ((made_by = ANY (ARRAY['import'::text, 'operator'::text])))
);
CREATE TABLE public.credentials (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    application_id uuid NOT NULL,
    display_name text NOT NULL,
    key_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    first_characters text,
    last_used_on date
);
CREATE TABLE public.document_images (
    product_id uuid NOT NULL,
    path text NOT NULL,
    revision_id uuid
);
CREATE TABLE public.document_sections (
    revision_id uuid NOT NULL,
    language text NOT NULL,
    "position" integer NOT NULL,
    heading text NOT NULL,
    anchor text NOT NULL,
    content text NOT NULL,
    title text NOT NULL,
    body text NOT NULL,
    words tsvector GENERATED ALWAYS AS ((setweight(public.search_words(title), 'A'::"char") || setweight(public.search_words(body), 'C'::"char"))) STORED NOT NULL
);
CREATE TABLE public.document_texts (
    revision_id uuid NOT NULL,
    language text DEFAULT ''::text NOT NULL,
    title text NOT NULL,
    content text NOT NULL,
    metadata jsonb DEFAULT '{}'::jsonb NOT NULL,
    nodes text
);
CREATE TABLE public.documents (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    product_id uuid NOT NULL,
    parent_id uuid,
    slug text NOT NULL,
    "position" integer NOT NULL,
    content_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    path text,
    revision_id uuid
);
CREATE TABLE public.group_access (
    provider text NOT NULL,
    group_name text NOT NULL,
    product text NOT NULL,
    action text NOT NULL,
    CONSTRAINT group_access_action_check CHECK ((action = ANY (ARRAY['view'::text, 'register'::text])))
);
CREATE TABLE public.idempotency_keys (
    developer_id uuid NOT NULL,
    key_hash text NOT NULL,
    request_hash text NOT NULL,
    answer bytea,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.image_files (
    revision_id uuid NOT NULL,
    content_type text NOT NULL,
    bytes bytea NOT NULL,
    hash text NOT NULL
);
CREATE TABLE public.invitations (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    full_name text,
    organization_id uuid NOT NULL,
    language text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone,
    expires_at timestamp with time zone,
    accepted_at timestamp with time zone,
    revoked_at timestamp with time zone
);
CREATE TABLE public.linked_identities (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    issuer text NOT NULL,
    subject text NOT NULL,
    account_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT linked_identities_kind_check CHECK ((kind = ANY (ARRAY['developer'::text, 'user'::text])))
);
CREATE TABLE public.local_inbox (
    id uuid NOT NULL,
    sender text NOT NULL,
    recipients jsonb NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    language text NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.login_codes (
    code_hash text NOT NULL,
    account_id uuid NOT NULL,
    origin text NOT NULL,
    code_challenge text NOT NULL,
    provider text NOT NULL,
    issuer text NOT NULL,
    subject text NOT NULL,
    sid text,
    id_token bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    credential_version integer NOT NULL
);
CREATE TABLE public.mail_tokens (
    token_hash text NOT NULL,
    purpose text NOT NULL,
    kind text NOT NULL,
    subject_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT mail_tokens_kind_check CHECK ((kind = ANY (ARRAY['developer'::text, 'user'::text]))),
    CONSTRAINT mail_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['verify-email'::text, 'set-password'::text, 'accept-invitation'::text])))
);
CREATE TABLE public.mails (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    template text NOT NULL,
    data jsonb DEFAULT '{}'::jsonb NOT NULL,
    account_id uuid,
    address text,
    language text,
    state text DEFAULT 'waiting'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    last_error text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    finished_at timestamp with time zone,
    kind text,
    CONSTRAINT mails_kind_check CHECK ((kind = ANY (ARRAY['developer'::text, 'user'::text]))),
    CONSTRAINT mails_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'dropped'::text, 'failed'::text])))
);
CREATE TABLE public.organizations (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    region text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.pending_links (
    secret_hash text NOT NULL,
    account_id uuid NOT NULL,
    provider text NOT NULL,
    issuer text NOT NULL,
    subject text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.portal (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    org_id uuid DEFAULT gen_random_uuid() NOT NULL,
    settings jsonb DEFAULT '{}'::jsonb NOT NULL,
    content_version bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.portal_images (
    kind text NOT NULL,
    content_type text NOT NULL,
    bytes bytea NOT NULL,
    hash text NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT portal_images_kind_check CHECK ((kind = ANY (ARRAY['logo'::text, 'cover'::text, 'favicon'::text])))
);
CREATE TABLE public.product_access (
    developer_id uuid NOT NULL,
    product_id uuid NOT NULL,
    action text NOT NULL,
    allowed boolean NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT product_access_action_check CHECK ((action = ANY (ARRAY['view'::text, 'register'::text])))
);
CREATE TABLE public.product_search (
    revision_id uuid NOT NULL,
    scope text NOT NULL,
    title text NOT NULL,
    body text NOT NULL,
    words tsvector GENERATED ALWAYS AS ((setweight(public.search_words(title), 'A'::"char") || setweight(public.search_words(body), 'C'::"char"))) STORED NOT NULL,
    CONSTRAINT product_search_scope_check CHECK ((scope = ANY (ARRAY['product'::text, 'versions'::text, 'documents'::text])))
);
CREATE TABLE public.product_versions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    product_id uuid NOT NULL,
    name text NOT NULL,
    status text NOT NULL,
    sunset_at timestamp with time zone,
    content_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    revision_id uuid,
    CONSTRAINT product_versions_status_check CHECK ((status = ANY (ARRAY['published'::text, 'deprecated'::text, 'sunset'::text])))
);
CREATE TABLE public.products (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    sort_key text NOT NULL COLLATE pg_catalog."C",
    description text,
    public_labels jsonb DEFAULT '{}'::jsonb NOT NULL,
    view_access text NOT NULL,
    register_access text NOT NULL,
    content_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    revision_id uuid,
    CONSTRAINT products_register_access_check CHECK ((register_access = ANY (ARRAY['everyone'::text, 'granted'::text]))),
    CONSTRAINT products_view_access_check CHECK ((view_access = ANY (ARRAY['everyone'::text, 'granted'::text])))
);
CREATE TABLE public.provider_organizations (
    provider text NOT NULL,
    organization_id uuid NOT NULL
);
CREATE TABLE public.provider_sessions (
    session_id uuid NOT NULL,
    provider text NOT NULL,
    issuer text NOT NULL,
    subject text NOT NULL,
    sid text,
    id_token bytea NOT NULL
);
CREATE TABLE public.rate_limit_counters (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE public.refresh_tokens (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    session_id uuid NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    replaced_at timestamp with time zone,
    derived_with text,
    successor_with text
);
CREATE TABLE public.registrations (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    application_id uuid NOT NULL,
    version_id uuid NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    approved_scopes jsonb DEFAULT '[]'::jsonb NOT NULL,
    pending_scopes jsonb DEFAULT '[]'::jsonb NOT NULL,
    CONSTRAINT registrations_status_check CHECK ((status = ANY (ARRAY['approved'::text, 'pending'::text, 'rejected'::text, 'revoked'::text])))
);
CREATE TABLE public.revisions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.revoked_credentials (
    id uuid NOT NULL,
    application_id uuid NOT NULL,
    key_hash text NOT NULL,
    display_name text NOT NULL,
    first_characters text,
    revoked_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.schema_migrations (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.schema_migrations_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.secrets (
    name text NOT NULL,
    value bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    key_id text,
    kid text DEFAULT 'first'::text NOT NULL,
    accepted_until timestamp with time zone
);
CREATE TABLE public.sessions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    account_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone DEFAULT now() NOT NULL,
    ended_at timestamp with time zone,
    end_reason text,
    network_address text,
    user_agent text,
    CONSTRAINT sessions_kind_check CHECK ((kind = ANY (ARRAY['developer'::text, 'user'::text])))
);
CREATE TABLE public.sign_in_failures (
    email_hash text NOT NULL,
    failures integer DEFAULT 0 NOT NULL,
    pending integer DEFAULT 0 NOT NULL,
    locked_until timestamp with time zone,
    touched_at timestamp with time zone DEFAULT now() NOT NULL,
    source text NOT NULL,
    counted_since timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.signing_keys (
    id text NOT NULL,
    public_key jsonb NOT NULL,
    private_key jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    active_from timestamp with time zone NOT NULL,
    published_until timestamp with time zone,
    key_id text
);
CREATE TABLE public.specifications (
    revision_id uuid NOT NULL,
    text text NOT NULL,
    format text NOT NULL,
    operations jsonb NOT NULL,
    origins jsonb DEFAULT '[]'::jsonb NOT NULL,
    CONSTRAINT specifications_format_check CHECK ((format = ANY (ARRAY['json'::text, 'yaml'::text])))
);
CREATE TABLE public.sso_attempts (
    state_hash text NOT NULL,
    browser_hash text NOT NULL,
    kind text NOT NULL,
    provider text NOT NULL,
    return_to text NOT NULL,
    callback_url text NOT NULL,
    language text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    code_challenge text,
    CONSTRAINT sso_attempts_kind_check CHECK ((kind = ANY (ARRAY['developer'::text, 'user'::text])))
);
CREATE TABLE public.standing_decisions (
    developer_id uuid NOT NULL,
    application_id uuid NOT NULL,
    version_id uuid NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT standing_decisions_status_check CHECK ((status = ANY (ARRAY['rejected'::text, 'revoked'::text])))
);
CREATE TABLE public.traffic_batches (
    gateway_id uuid NOT NULL,
    batch_id text NOT NULL,
    outcome jsonb NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.traffic_days (
    starts_at timestamp with time zone NOT NULL,
    application_id uuid NOT NULL,
    product_version_id uuid NOT NULL,
    requests integer NOT NULL,
    statuses bytea NOT NULL,
    latency bytea NOT NULL,
    request_size bytea NOT NULL,
    response_size bytea NOT NULL
);
CREATE TABLE public.traffic_days_without_details (
    day timestamp with time zone NOT NULL
);
CREATE TABLE public.traffic_half_hours (
    starts_at timestamp with time zone NOT NULL,
    application_id uuid NOT NULL,
    product_version_id uuid NOT NULL,
    requests integer NOT NULL,
    statuses bytea NOT NULL,
    latency bytea NOT NULL,
    request_size bytea NOT NULL,
    response_size bytea NOT NULL
);
CREATE TABLE public.traffic_hours (
    starts_at timestamp with time zone NOT NULL,
    application_id uuid NOT NULL,
    product_version_id uuid NOT NULL,
    requests integer NOT NULL,
    statuses bytea NOT NULL,
    latency bytea NOT NULL,
    request_size bytea NOT NULL,
    response_size bytea NOT NULL
);
CREATE TABLE public.traffic_open_periods (
    period text NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    CONSTRAINT traffic_open_periods_period_check CHECK ((period = ANY (ARRAY['half_hour'::text, 'hour'::text, 'day'::text])))
);
CREATE TABLE public.traffic_requests (
    started_at timestamp with time zone NOT NULL,
    application_id uuid NOT NULL,
    product_version_id uuid NOT NULL,
    credential_id uuid,
    status smallint NOT NULL,
    method text NOT NULL,
    path text NOT NULL,
    latency_ms real NOT NULL,
    request_bytes integer NOT NULL,
    response_bytes integer NOT NULL,
    request_id text,
    reason text,
    fields jsonb
)
PARTITION BY RANGE (started_at);
CREATE TABLE public.traffic_requests_20260328 (
    started_at timestamp with time zone NOT NULL,
    application_id uuid NOT NULL,
    product_version_id uuid NOT NULL,
    credential_id uuid,
    status smallint NOT NULL,
    method text NOT NULL,
    path text NOT NULL,
    latency_ms real NOT NULL,
    request_bytes integer NOT NULL,
    response_bytes integer NOT NULL,
    request_id text,
    reason text,
    fields jsonb
);
CREATE TABLE public.used_captchas (
    id text NOT NULL,
    request_hash text,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.used_logout_tokens (
    token_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.user_registrations (
    account_id uuid NOT NULL,
    browser_hash text NOT NULL,
    full_name text NOT NULL,
    language text NOT NULL,
    organization_id uuid NOT NULL,
    organization_name text NOT NULL,
    region text NOT NULL,
    password_hash text NOT NULL,
    registered_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.version_strategies (
    version_id uuid NOT NULL,
    strategy_id uuid NOT NULL,
    "position" integer NOT NULL,
    registration_enabled boolean NOT NULL,
    registration_auto_approve boolean NOT NULL,
    auto_approve_scopes jsonb
);
ALTER TABLE ONLY public.traffic_requests ATTACH PARTITION public.traffic_requests_20260328 FOR VALUES FROM ('2026-03-28 00:00:00+00') TO ('2026-03-29 00:00:00+00');
INSERT INTO public.access_keys (id, name, role, key_hash, created_at, last_used_at, expires_at, parent_id) VALUES ('6e1d2c6a-e865-4db2-9466-856705c96f57', 'edge', 'gateway', '0000000000000000000000000000000000000000000000000000000000000001', '2026-11-24 16:32:05.098262+00', NULL, NULL, NULL);
INSERT INTO public.accounts (id, email, full_name, password_hash, status, language, created_at, updated_at, kind, preferred_name, organization_id, credential_version) VALUES ('3f216f1f-2411-4741-8710-c373c887ba9b', 'robin@example.com', 'Robin Example', 'no password', 'approved', NULL, '2026-11-24 16:32:01.946273+00', '2026-11-24 16:32:01.946273+00', 'developer', NULL, NULL, 1);
INSERT INTO public.accounts (id, email, full_name, password_hash, status, language, created_at, updated_at, kind, preferred_name, organization_id, credential_version) VALUES ('29e91008-df99-4a55-af23-bdfc9be84b50', 'kim@example.com', 'Kim Example', 'no password', 'approved', NULL, '2026-11-24 16:32:02.424499+00', '2026-11-24 16:32:02.424499+00', 'user', NULL, 'b4f3b31d-720b-461b-82f9-5f3d460110a5', 1);
INSERT INTO public.applications (id, developer_id, strategy_id, name, description, redirect_uri, reference_id, scopes, secret_hash, secret_version, created_at, updated_at) VALUES ('bcf52e33-461a-42e8-8060-65aa3b11f16d', '3f216f1f-2411-4741-8710-c373c887ba9b', '2386ff0e-95a0-4854-8feb-88d7915b5034', 'Tide table', NULL, NULL, '3c32c4a4-d055-460d-8c8e-7cfe2159d9c3', '["read"]', '0000000000000000000000000000000000000000000000000000000000000002', 0, '2026-11-24 16:32:04.345127+00', '2026-11-24 16:32:04.345127+00');
INSERT INTO public.applications (id, developer_id, strategy_id, name, description, redirect_uri, reference_id, scopes, secret_hash, secret_version, created_at, updated_at) VALUES ('a3959720-ed70-4a96-9192-a4997439815f', '3f216f1f-2411-4741-8710-c373c887ba9b', '1499c095-d7b0-47ae-a11b-589b712b74e3', 'Buoys', NULL, NULL, '04bbbda4-50f8-4198-94ae-771f5ce17616', '[]', NULL, 0, '2026-11-24 16:32:04.520899+00', '2026-11-24 16:32:04.520899+00');
INSERT INTO public.audit_log (id, at, actor, action, subject, details, network_address, request_id, count, last_at, repeated_in) OVERRIDING SYSTEM VALUE VALUES (1, '2026-11-24 16:32:01.754303+00', 'operator', 'content.import', 'content', '{"added": ["levels"], "portal": "changed", "changed": [], "removed": [], "versions_removed": [], "registrations_closed": []}', NULL, NULL, 1, NULL, NULL);
INSERT INTO public.audit_log (id, at, actor, action, subject, details, network_address, request_id, count, last_at, repeated_in) OVERRIDING SYSTEM VALUE VALUES (2, '2026-11-24 16:32:02.424499+00', 'operator', 'organization.create', 'b4f3b31d-720b-461b-82f9-5f3d460110a5', '{}', NULL, NULL, 1, NULL, NULL);
INSERT INTO public.audit_log (id, at, actor, action, subject, details, network_address, request_id, count, last_at, repeated_in) OVERRIDING SYSTEM VALUE VALUES (3, '2026-11-24 16:32:02.424499+00', 'operator', 'user.create', '29e91008-df99-4a55-af23-bdfc9be84b50', '{"status": "approved", "password_set": true}', NULL, NULL, 1, NULL, NULL);
INSERT INTO public.audit_log (id, at, actor, action, subject, details, network_address, request_id, count, last_at, repeated_in) OVERRIDING SYSTEM VALUE VALUES (4, '2026-11-24 16:32:03.020403+00', 'developer:3f216f1f-2411-4741-8710-c373c887ba9b', 'sign-in.success', '3f216f1f-2411-4741-8710-c373c887ba9b', '{"session": "4ab674bb-54f7-4d04-8cc5-9a622831a33b"}', '127.0.0.1', 'trace:dd6f51adc31', 1, NULL, NULL);
INSERT INTO public.audit_log (id, at, actor, action, subject, details, network_address, request_id, count, last_at, repeated_in) OVERRIDING SYSTEM VALUE VALUES (5, '2026-11-24 16:32:04.345127+00', 'developer:3f216f1f-2411-4741-8710-c373c887ba9b', 'application.create', 'bcf52e33-461a-42e8-8060-65aa3b11f16d', '{"name": "Tide table", "auth_strategy": "Portal client"}', '127.0.0.1', 'trace:dd6f51adc35', 1, NULL, NULL);
INSERT INTO public.audit_log (id, at, actor, action, subject, details, network_address, request_id, count, last_at, repeated_in) OVERRIDING SYSTEM VALUE VALUES (6, '2026-11-24 16:32:04.520899+00', 'developer:3f216f1f-2411-4741-8710-c373c887ba9b', 'application.create', 'a3959720-ed70-4a96-9192-a4997439815f', '{"name": "Buoys", "auth_strategy": "API key"}', '127.0.0.1', 'trace:dd6f51adc37', 1, NULL, NULL);
INSERT INTO public.audit_log (id, at, actor, action, subject, details, network_address, request_id, count, last_at, repeated_in) OVERRIDING SYSTEM VALUE VALUES (7, '2026-11-24 16:32:04.56247+00', 'developer:3f216f1f-2411-4741-8710-c373c887ba9b', 'registration.create', '85b44a12-e784-4f5e-a96e-5de5a302ffde', '{"status": "pending", "application": "bcf52e33-461a-42e8-8060-65aa3b11f16d", "pending_scopes": ["read"], "approved_scopes": [], "product_version": "bcff7d98-7760-461d-bfe2-858d67ab32b6"}', '127.0.0.1', 'trace:dd6f51adc38', 1, NULL, NULL);
INSERT INTO public.audit_log (id, at, actor, action, subject, details, network_address, request_id, count, last_at, repeated_in) OVERRIDING SYSTEM VALUE VALUES (8, '2026-11-24 16:32:04.690553+00', 'developer:3f216f1f-2411-4741-8710-c373c887ba9b', 'registration.create', '670b1a93-2083-4f19-a4fe-b67ab36ecab9', '{"status": "approved", "application": "a3959720-ed70-4a96-9192-a4997439815f", "product_version": "bcff7d98-7760-461d-bfe2-858d67ab32b6"}', '127.0.0.1', 'trace:dd6f51adc39', 1, NULL, NULL);
INSERT INTO public.audit_log (id, at, actor, action, subject, details, network_address, request_id, count, last_at, repeated_in) OVERRIDING SYSTEM VALUE VALUES (9, '2026-11-24 16:32:04.728716+00', 'developer:3f216f1f-2411-4741-8710-c373c887ba9b', 'credential.create', '60b7377a-d37d-4f47-a7eb-aa6b64206a3e', '{"name": "CI", "application": "a3959720-ed70-4a96-9192-a4997439815f"}', '127.0.0.1', 'trace:dd6f51adc3a', 1, NULL, NULL);
INSERT INTO public.audit_log (id, at, actor, action, subject, details, network_address, request_id, count, last_at, repeated_in) OVERRIDING SYSTEM VALUE VALUES (10, '2026-11-24 16:32:05.0028+00', 'anonymous', 'sign-in.wrong-password', '3f216f1f-2411-4741-8710-c373c887ba9b', '{}', '127.0.0.1', 'trace:dd6f51adc3b', 1, '2026-11-24 16:32:05.0028+00', '2026-11-24 16:00:00+00');
INSERT INTO public.audit_log (id, at, actor, action, subject, details, network_address, request_id, count, last_at, repeated_in) OVERRIDING SYSTEM VALUE VALUES (11, '2026-11-24 16:32:05.098262+00', 'operator', 'key.create', '6e1d2c6a-e865-4db2-9466-856705c96f57', '{"name": "edge", "role": "gateway", "parent": null, "expires_at": null}', NULL, NULL, 1, NULL, NULL);
INSERT INTO public.auth_strategies (id, name, credential_type, key_names, auth_methods, available_scopes, made_by, created_at, updated_at, is_default) VALUES ('1499c095-d7b0-47ae-a11b-589b712b74e3', 'API key', 'key_auth', '["X-Api-Key"]', '[]', NULL, 'import', '2026-11-24 16:32:01.754303+00', '2026-11-24 16:32:01.776+00', false);
INSERT INTO public.auth_strategies (id, name, credential_type, key_names, auth_methods, available_scopes, made_by, created_at, updated_at, is_default) VALUES ('2386ff0e-95a0-4854-8feb-88d7915b5034', 'Portal client', 'client_credentials', '[]', '["client_credentials", "bearer"]', '["read", "write", "admin"]', 'import', '2026-11-24 16:32:01.754303+00', '2026-11-24 16:32:01.782+00', false);
INSERT INTO public.auth_strategies (id, name, credential_type, key_names, auth_methods, available_scopes, made_by, created_at, updated_at, is_default) VALUES ('03898761-3ea7-4c22-b7b2-ad70a1dc67ba', 'Own client', 'self_managed_client_credentials', '[]', '["bearer"]', NULL, 'import', '2026-11-24 16:32:01.754303+00', '2026-11-24 16:32:01.783+00', false);
INSERT INTO public.credentials (id, application_id, display_name, key_hash, created_at, updated_at, first_characters, last_used_on) VALUES ('60b7377a-d37d-4f47-a7eb-aa6b64206a3e', 'a3959720-ed70-4a96-9192-a4997439815f', 'CI', '0000000000000000000000000000000000000000000000000000000000000003', '2026-11-24 16:32:04.728716+00', '2026-11-24 16:32:04.728716+00', 'ptk_2kbu', NULL);
INSERT INTO public.mails (id, template, data, account_id, address, language, state, attempts, due_at, last_error, created_at, finished_at, kind) VALUES ('64dec33e-276a-41cc-a250-ee824fc8dbb7', 'registration-waiting', '{"registrationId": "85b44a12-e784-4f5e-a96e-5de5a302ffde"}', NULL, NULL, NULL, 'waiting', 0, '2026-11-24 16:32:04.56247+00', NULL, '2026-11-24 16:32:04.56247+00', NULL, NULL);
INSERT INTO public.organizations (id, name, region, created_at, updated_at) VALUES ('b4f3b31d-720b-461b-82f9-5f3d460110a5', 'Office of kim@example.com', 'us', '2026-11-24 16:32:02.424499+00', '2026-11-24 16:32:02.424499+00');
INSERT INTO public.portal (id, org_id, settings, content_version, created_at, updated_at) VALUES ('776f22ff-b3ba-4588-8c66-9cb14e455c2c', '77fd1859-c788-4b8f-8743-61fdac72ab24', '{"name": "Harbour APIs", "rbac": true, "flags": {}, "pages": {"user": {"sign_in": "https://harbour.example/sign-in", "verify_email": "https://harbour.example/sign-in", "reset_password": "https://harbour.example/new-password", "accept_invitation": "https://harbour.example/join"}, "developer": {}}, "users": {"approve": true, "regions": ["us", "eu"], "registration": "open"}, "public": false, "builder": false, "captcha": null, "sign_in": {"sso": false, "password": true, "providers": []}, "requests": {"days": 30, "fields": []}, "analytics": true, "languages": [], "appearance": {"theme": {}, "primary_header": null, "welcome_message": null}, "gated_routes": {}, "allowed_origins": [], "password_policy": {"max_length": 128, "min_length": 8, "min_classes": 3}, "approve_developers": false, "allowed_time_period": "24h"}', 1, '2026-11-24 16:31:59.746604+00', '2026-11-24 16:32:01.771+00');
INSERT INTO public.product_search (revision_id, scope, title, body) VALUES ('14b30ae5-bdfa-4672-b942-c295bcadc7a4', 'product', 'levels', '');
INSERT INTO public.product_search (revision_id, scope, title, body) VALUES ('14b30ae5-bdfa-4672-b942-c295bcadc7a4', 'versions', '1.0
2.0', '');
INSERT INTO public.product_search (revision_id, scope, title, body) VALUES ('14b30ae5-bdfa-4672-b942-c295bcadc7a4', 'documents', '', '');
INSERT INTO public.product_versions (id, product_id, name, status, sunset_at, content_hash, created_at, updated_at, revision_id) VALUES ('8f18f7c6-1c8e-4a41-8381-4ec1ed496e7c', 'f9524dc4-9c1f-4b31-b857-d49ed030a69a', '0.9', 'sunset', NULL, '0000000000000000000000000000000000000000000000000000000000000004', '2026-11-24 16:31:59.756+00', '2026-11-24 16:32:01.756+00', NULL);
INSERT INTO public.product_versions (id, product_id, name, status, sunset_at, content_hash, created_at, updated_at, revision_id) VALUES ('8e70708c-420d-443e-961a-94c8c3b96077', 'f9524dc4-9c1f-4b31-b857-d49ed030a69a', '1.0', 'deprecated', NULL, '0000000000000000000000000000000000000000000000000000000000000005', '2026-11-24 16:32:00.756+00', '2026-11-24 16:32:01.756+00', NULL);
INSERT INTO public.product_versions (id, product_id, name, status, sunset_at, content_hash, created_at, updated_at, revision_id) VALUES ('bcff7d98-7760-461d-bfe2-858d67ab32b6', 'f9524dc4-9c1f-4b31-b857-d49ed030a69a', '2.0', 'published', NULL, '0000000000000000000000000000000000000000000000000000000000000006', '2026-11-24 16:32:01.756+00', '2026-11-24 16:32:01.756+00', NULL);
INSERT INTO public.products (id, slug, name, sort_key, description, public_labels, view_access, register_access, content_hash, created_at, updated_at, revision_id) VALUES ('f9524dc4-9c1f-4b31-b857-d49ed030a69a', 'levels', 'Levels', 'levels', NULL, '{}', 'everyone', 'everyone', '0000000000000000000000000000000000000000000000000000000000000007', '2026-11-24 16:32:01.756+00', '2026-11-24 16:32:01.756+00', '14b30ae5-bdfa-4672-b942-c295bcadc7a4');
INSERT INTO public.rate_limit_counters (key, points, expire) VALUES ('sign-in:network:127.0.0.1', 2, 1795537982769);
INSERT INTO public.rate_limit_counters (key, points, expire) VALUES ('sign-in:account:0000000000000000000000000000000000000000000000000000000000000008 127.0.0.1', 2, 1795537982770);
INSERT INTO public.refresh_tokens (id, session_id, token_hash, created_at, expires_at, replaced_at, derived_with, successor_with) VALUES ('93727715-1671-4eae-b4bc-c129844175ca', '4ab674bb-54f7-4d04-8cc5-9a622831a33b', '0000000000000000000000000000000000000000000000000000000000000009', '2026-11-24 16:32:03.020403+00', '2026-12-24 16:32:03.020403+00', NULL, NULL, NULL);
INSERT INTO public.registrations (id, application_id, version_id, status, created_at, updated_at, approved_scopes, pending_scopes) VALUES ('85b44a12-e784-4f5e-a96e-5de5a302ffde', 'bcf52e33-461a-42e8-8060-65aa3b11f16d', 'bcff7d98-7760-461d-bfe2-858d67ab32b6', 'pending', '2026-11-24 16:32:04.56247+00', '2026-11-24 16:32:04.56247+00', '[]', '["read"]');
INSERT INTO public.registrations (id, application_id, version_id, status, created_at, updated_at, approved_scopes, pending_scopes) VALUES ('670b1a93-2083-4f19-a4fe-b67ab36ecab9', 'a3959720-ed70-4a96-9192-a4997439815f', 'bcff7d98-7760-461d-bfe2-858d67ab32b6', 'approved', '2026-11-24 16:32:04.690553+00', '2026-11-24 16:32:04.690553+00', '[]', '[]');
INSERT INTO public.revisions (id, created_at) VALUES ('14b30ae5-bdfa-4672-b942-c295bcadc7a4', '2026-11-24 16:32:01.722471+00');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0001-portal-and-accounts', '2026-11-24T16:31:58.368Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0002-products', '2026-11-24T16:31:58.485Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0003-search', '2026-11-24T16:31:58.519Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0004-mail', '2026-11-24T16:31:58.615Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0006-applications', '2026-11-24T16:31:58.763Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0007-gateways', '2026-11-24T16:31:58.829Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0008-documentation', '2026-11-24T16:31:58.884Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0010-standing-decisions', '2026-11-24T16:31:58.909Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0011-sign-in', '2026-11-24T16:31:58.936Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0030-traffic', '2026-11-24T16:31:59.038Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0031-audit-origins', '2026-11-24T16:31:59.047Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0032-revisions', '2026-11-24T16:31:59.157Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0033-encrypted-secrets', '2026-11-24T16:31:59.169Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0050-credential-use', '2026-11-24T16:31:59.170Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0060-described-origins', '2026-11-24T16:31:59.172Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0090-used-captchas', '2026-11-24T16:31:59.205Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0100-requests', '2026-11-24T16:31:59.244Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0110-accounts', '2026-11-24T16:31:59.307Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0111-users', '2026-11-24T16:31:59.404Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0120-single-sign-on', '2026-11-24T16:31:59.481Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0125-traffic-indexes', '2026-11-24T16:31:59.499Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0130-traffic-rollups', '2026-11-24T16:31:59.549Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0131-traffic-half-hours', '2026-11-24T16:31:59.581Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0140-login-codes', '2026-11-24T16:31:59.607Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0150-pending-links', '2026-11-24T16:31:59.642Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0151-proved-passwords', '2026-11-24T16:31:59.658Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0152-locks-by-network', '2026-11-24T16:31:59.672Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0153-session-origins', '2026-11-24T16:31:59.676Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0154-key-roles', '2026-11-24T16:31:59.683Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0155-registration-scopes', '2026-11-24T16:31:59.711Z');
INSERT INTO public.schema_migrations (name, "timestamp") VALUES ('0156-secret-versions', '2026-11-24T16:31:59.720Z');
INSERT INTO public.schema_migrations_lock (id, is_locked) VALUES ('migration_lock', 0);
INSERT INTO public.secrets (name, value, created_at, key_id, kid, accepted_until) VALUES ('access-tokens', '\x0000000000000000000000000000000000000000000000000000000000000010', '2026-11-24 16:32:03.058976+00', NULL, 'first', NULL);
INSERT INTO public.secrets (name, value, created_at, key_id, kid, accepted_until) VALUES ('known-devices', '\x0000000000000000000000000000000000000000000000000000000000000011', '2026-11-24 16:32:03.129078+00', NULL, 'first', NULL);
INSERT INTO public.sessions (id, kind, account_id, created_at, last_used_at, ended_at, end_reason, network_address, user_agent) VALUES ('4ab674bb-54f7-4d04-8cc5-9a622831a33b', 'developer', '3f216f1f-2411-4741-8710-c373c887ba9b', '2026-11-24 16:32:03.020403+00', '2026-11-24 16:32:03.020403+00', NULL, NULL, '127.0.0.1', 'node');
INSERT INTO public.sign_in_failures (email_hash, failures, pending, locked_until, touched_at, source, counted_since) VALUES ('0000000000000000000000000000000000000000000000000000000000000008', 1, 0, NULL, '2026-11-24 16:32:04.98406+00', 'all', '2026-11-24 16:32:02.785759+00');
INSERT INTO public.sign_in_failures (email_hash, failures, pending, locked_until, touched_at, source, counted_since) VALUES ('0000000000000000000000000000000000000000000000000000000000000008', 1, 0, NULL, '2026-11-24 16:32:04.98406+00', 'network 127.0.0.1', '2026-11-24 16:32:02.785759+00');
INSERT INTO public.traffic_batches (gateway_id, batch_id, outcome, received_at) VALUES ('6e1d2c6a-e865-4db2-9466-856705c96f57', 'one', '{"accepted": 1, "rejected": []}', '2026-11-24 16:32:05.231875+00');
INSERT INTO public.traffic_days (starts_at, application_id, product_version_id, requests, statuses, latency, request_size, response_size) VALUES ('2026-03-28 00:00:00+00', 'bcf52e33-461a-42e8-8060-65aa3b11f16d', 'bcff7d98-7760-461d-bfe2-858d67ab32b6', 1, '\x0000c800000001', '\x00007d00000001', '\x00800000000001', '\x0000e700000001');
INSERT INTO public.traffic_half_hours (starts_at, application_id, product_version_id, requests, statuses, latency, request_size, response_size) VALUES ('2026-03-28 10:00:00+00', 'bcf52e33-461a-42e8-8060-65aa3b11f16d', 'bcff7d98-7760-461d-bfe2-858d67ab32b6', 1, '\x0000c800000001', '\x00007d00000001', '\x00800000000001', '\x0000e700000001');
INSERT INTO public.traffic_hours (starts_at, application_id, product_version_id, requests, statuses, latency, request_size, response_size) VALUES ('2026-03-28 10:00:00+00', 'bcf52e33-461a-42e8-8060-65aa3b11f16d', 'bcff7d98-7760-461d-bfe2-858d67ab32b6', 1, '\x0000c800000001', '\x00007d00000001', '\x00800000000001', '\x0000e700000001');
INSERT INTO public.traffic_requests_20260328 (started_at, application_id, product_version_id, credential_id, status, method, path, latency_ms, request_bytes, response_bytes, request_id, reason, fields) VALUES ('2026-03-28 10:00:00+00', 'bcf52e33-461a-42e8-8060-65aa3b11f16d', 'bcff7d98-7760-461d-bfe2-858d67ab32b6', NULL, 200, 'GET', '/levels', 12, 0, 100, 'r1', NULL, NULL);
INSERT INTO public.version_strategies (version_id, strategy_id, "position", registration_enabled, registration_auto_approve, auto_approve_scopes) VALUES ('8f18f7c6-1c8e-4a41-8381-4ec1ed496e7c', '1499c095-d7b0-47ae-a11b-589b712b74e3', 0, true, true, NULL);
INSERT INTO public.version_strategies (version_id, strategy_id, "position", registration_enabled, registration_auto_approve, auto_approve_scopes) VALUES ('8f18f7c6-1c8e-4a41-8381-4ec1ed496e7c', '2386ff0e-95a0-4854-8feb-88d7915b5034', 1, true, false, NULL);
INSERT INTO public.version_strategies (version_id, strategy_id, "position", registration_enabled, registration_auto_approve, auto_approve_scopes) VALUES ('8f18f7c6-1c8e-4a41-8381-4ec1ed496e7c', '03898761-3ea7-4c22-b7b2-ad70a1dc67ba', 2, false, false, NULL);
INSERT INTO public.version_strategies (version_id, strategy_id, "position", registration_enabled, registration_auto_approve, auto_approve_scopes) VALUES ('8e70708c-420d-443e-961a-94c8c3b96077', '1499c095-d7b0-47ae-a11b-589b712b74e3', 0, true, false, NULL);
INSERT INTO public.version_strategies (version_id, strategy_id, "position", registration_enabled, registration_auto_approve, auto_approve_scopes) VALUES ('bcff7d98-7760-461d-bfe2-858d67ab32b6', '1499c095-d7b0-47ae-a11b-589b712b74e3', 0, true, true, NULL);
INSERT INTO public.version_strategies (version_id, strategy_id, "position", registration_enabled, registration_auto_approve, auto_approve_scopes) VALUES ('bcff7d98-7760-461d-bfe2-858d67ab32b6', '2386ff0e-95a0-4854-8feb-88d7915b5034', 1, true, false, NULL);
INSERT INTO public.version_strategies (version_id, strategy_id, "position", registration_enabled, registration_auto_approve, auto_approve_scopes) VALUES ('bcff7d98-7760-461d-bfe2-858d67ab32b6', '03898761-3ea7-4c22-b7b2-ad70a1dc67ba', 2, false, false, NULL);
SELECT pg_catalog.setval('public.audit_log_id_seq', 11, true);
ALTER TABLE ONLY public.access_code_uses
    ADD CONSTRAINT access_code_uses_pkey PRIMARY KEY (code_id, address_hash);
ALTER TABLE ONLY public.access_codes
    ADD CONSTRAINT access_codes_code_hash_key UNIQUE (code_hash);
ALTER TABLE ONLY public.access_codes
    ADD CONSTRAINT access_codes_name_key UNIQUE (name);
ALTER TABLE ONLY public.access_codes
    ADD CONSTRAINT access_codes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.access_keys
    ADD CONSTRAINT access_keys_key_hash_key UNIQUE (key_hash);
ALTER TABLE ONLY public.access_keys
    ADD CONSTRAINT access_keys_name_key UNIQUE (name);
ALTER TABLE ONLY public.access_keys
    ADD CONSTRAINT access_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.account_groups
    ADD CONSTRAINT account_groups_pkey PRIMARY KEY (account_id, provider, group_name);
ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_name UNIQUE (developer_id, name);
ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_reference_id UNIQUE (reference_id);
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.auth_strategies
    ADD CONSTRAINT auth_strategies_name_key UNIQUE (name);
ALTER TABLE ONLY public.auth_strategies
    ADD CONSTRAINT auth_strategies_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.credentials
    ADD CONSTRAINT credentials_key_hash_key UNIQUE (key_hash);
ALTER TABLE ONLY public.credentials
    ADD CONSTRAINT credentials_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT developers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.document_images
    ADD CONSTRAINT document_images_pkey PRIMARY KEY (product_id, path);
ALTER TABLE ONLY public.document_sections
    ADD CONSTRAINT document_sections_pkey PRIMARY KEY (revision_id, language, "position");
ALTER TABLE ONLY public.document_texts
    ADD CONSTRAINT document_texts_pkey PRIMARY KEY (revision_id, language);
ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_product_id_slug_key UNIQUE (product_id, slug);
ALTER TABLE ONLY public.group_access
    ADD CONSTRAINT group_access_pkey PRIMARY KEY (product, action, provider, group_name);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (developer_id, key_hash);
ALTER TABLE ONLY public.image_files
    ADD CONSTRAINT image_files_pkey PRIMARY KEY (revision_id);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.linked_identities
    ADD CONSTRAINT linked_identities_kind_issuer_subject_key UNIQUE (kind, issuer, subject);
ALTER TABLE ONLY public.linked_identities
    ADD CONSTRAINT linked_identities_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.local_inbox
    ADD CONSTRAINT local_inbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.login_codes
    ADD CONSTRAINT login_codes_pkey PRIMARY KEY (code_hash);
ALTER TABLE ONLY public.mail_tokens
    ADD CONSTRAINT mail_tokens_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.organizations
    ADD CONSTRAINT organizations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pending_links
    ADD CONSTRAINT pending_links_pkey PRIMARY KEY (secret_hash);
ALTER TABLE ONLY public.portal_images
    ADD CONSTRAINT portal_images_pkey PRIMARY KEY (kind);
ALTER TABLE ONLY public.portal
    ADD CONSTRAINT portal_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.product_access
    ADD CONSTRAINT product_access_pkey PRIMARY KEY (developer_id, product_id, action);
ALTER TABLE ONLY public.product_search
    ADD CONSTRAINT product_search_pkey PRIMARY KEY (revision_id, scope);
ALTER TABLE ONLY public.product_versions
    ADD CONSTRAINT product_versions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.product_versions
    ADD CONSTRAINT product_versions_product_id_name_key UNIQUE (product_id, name);
ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.provider_organizations
    ADD CONSTRAINT provider_organizations_pkey PRIMARY KEY (provider);
ALTER TABLE ONLY public.provider_sessions
    ADD CONSTRAINT provider_sessions_pkey PRIMARY KEY (session_id);
ALTER TABLE ONLY public.rate_limit_counters
    ADD CONSTRAINT rate_limit_counters_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.registrations
    ADD CONSTRAINT registrations_once UNIQUE (application_id, version_id);
ALTER TABLE ONLY public.registrations
    ADD CONSTRAINT registrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.revisions
    ADD CONSTRAINT revisions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.revoked_credentials
    ADD CONSTRAINT revoked_credentials_key_hash_key UNIQUE (key_hash);
ALTER TABLE ONLY public.revoked_credentials
    ADD CONSTRAINT revoked_credentials_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.schema_migrations_lock
    ADD CONSTRAINT schema_migrations_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name, kid);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sign_in_failures
    ADD CONSTRAINT sign_in_failures_pkey PRIMARY KEY (email_hash, source);
ALTER TABLE ONLY public.signing_keys
    ADD CONSTRAINT signing_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.specifications
    ADD CONSTRAINT specifications_pkey PRIMARY KEY (revision_id);
ALTER TABLE ONLY public.sso_attempts
    ADD CONSTRAINT sso_attempts_pkey PRIMARY KEY (state_hash);
ALTER TABLE ONLY public.standing_decisions
    ADD CONSTRAINT standing_decisions_pkey PRIMARY KEY (developer_id, application_id, version_id);
ALTER TABLE ONLY public.traffic_batches
    ADD CONSTRAINT traffic_batches_pkey PRIMARY KEY (gateway_id, batch_id);
ALTER TABLE ONLY public.traffic_days
    ADD CONSTRAINT traffic_days_pkey PRIMARY KEY (application_id, starts_at, product_version_id) INCLUDE (requests);
ALTER TABLE ONLY public.traffic_days_without_details
    ADD CONSTRAINT traffic_days_without_details_pkey PRIMARY KEY (day);
ALTER TABLE ONLY public.traffic_half_hours
    ADD CONSTRAINT traffic_half_hours_pkey PRIMARY KEY (application_id, starts_at, product_version_id) INCLUDE (requests);
ALTER TABLE ONLY public.traffic_hours
    ADD CONSTRAINT traffic_hours_pkey PRIMARY KEY (application_id, starts_at, product_version_id) INCLUDE (requests);
ALTER TABLE ONLY public.traffic_open_periods
    ADD CONSTRAINT traffic_open_periods_pkey PRIMARY KEY (period, starts_at);
ALTER TABLE ONLY public.used_captchas
    ADD CONSTRAINT used_captchas_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.used_logout_tokens
    ADD CONSTRAINT used_logout_tokens_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.user_registrations
    ADD CONSTRAINT user_registrations_pkey PRIMARY KEY (account_id, browser_hash);
ALTER TABLE ONLY public.version_strategies
    ADD CONSTRAINT version_strategies_pkey PRIMARY KEY (version_id, strategy_id);
CREATE INDEX access_keys_parent ON public.access_keys USING btree (parent_id);
CREATE UNIQUE INDEX accounts_email ON public.accounts USING btree (kind, lower(email));
CREATE INDEX accounts_organization ON public.accounts USING btree (organization_id) WHERE (organization_id IS NOT NULL);
CREATE INDEX applications_newest ON public.applications USING btree (developer_id, created_at DESC, id);
CREATE INDEX applications_strategy ON public.applications USING btree (strategy_id);
CREATE INDEX audit_log_at ON public.audit_log USING btree (at);
CREATE UNIQUE INDEX audit_log_repeated ON public.audit_log USING btree (repeated_in, action, actor, subject, network_address) NULLS NOT DISTINCT WHERE (repeated_in IS NOT NULL);
CREATE INDEX audit_log_subject ON public.audit_log USING btree (subject, id);
CREATE INDEX credentials_newest ON public.credentials USING btree (application_id, created_at DESC, id);
CREATE INDEX document_images_revision ON public.document_images USING btree (revision_id);
CREATE INDEX documents_revision ON public.documents USING btree (revision_id);
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);
CREATE UNIQUE INDEX invitations_open ON public.invitations USING btree (lower(email)) WHERE ((accepted_at IS NULL) AND (revoked_at IS NULL));
CREATE INDEX invitations_organization ON public.invitations USING btree (organization_id);
CREATE INDEX linked_identities_account ON public.linked_identities USING btree (account_id);
CREATE INDEX local_inbox_newest ON public.local_inbox USING btree (received_at);
CREATE INDEX login_codes_expiry ON public.login_codes USING btree (expires_at);
CREATE INDEX mail_tokens_expiry ON public.mail_tokens USING btree (expires_at);
CREATE INDEX mail_tokens_subject ON public.mail_tokens USING btree (subject_id);
CREATE INDEX mails_due ON public.mails USING btree (due_at) WHERE (state = 'waiting'::text);
CREATE INDEX mails_finished ON public.mails USING btree (finished_at) WHERE (state <> 'waiting'::text);
CREATE INDEX organizations_name ON public.organizations USING btree (lower(name));
CREATE INDEX pending_links_expiry ON public.pending_links USING btree (expires_at);
CREATE UNIQUE INDEX portal_is_single ON public.portal USING btree ((true));
CREATE INDEX product_search_text ON public.product_search USING gin (title public.gin_trgm_ops, body public.gin_trgm_ops);
CREATE INDEX product_search_words ON public.product_search USING gin (words);
CREATE INDEX product_versions_in_order ON public.product_versions USING btree (product_id, created_at);
CREATE INDEX product_versions_revision ON public.product_versions USING btree (revision_id);
CREATE INDEX products_by_name ON public.products USING btree (sort_key, id);
CREATE INDEX products_revision ON public.products USING btree (revision_id);
CREATE INDEX provider_sessions_sid ON public.provider_sessions USING btree (issuer, sid);
CREATE INDEX provider_sessions_subject ON public.provider_sessions USING btree (issuer, subject);
CREATE INDEX refresh_tokens_expiry ON public.refresh_tokens USING btree (expires_at);
CREATE INDEX refresh_tokens_session ON public.refresh_tokens USING btree (session_id);
CREATE INDEX registrations_newest ON public.registrations USING btree (application_id, created_at DESC, id);
CREATE INDEX registrations_undecided ON public.registrations USING btree (created_at, id) WHERE ((status = 'pending'::text) OR ((status = 'approved'::text) AND (pending_scopes <> '[]'::jsonb)));
CREATE INDEX registrations_version ON public.registrations USING btree (version_id);
CREATE INDEX registrations_waiting ON public.registrations USING btree (created_at) WHERE (status = 'pending'::text);
CREATE INDEX revoked_credentials_age ON public.revoked_credentials USING btree (revoked_at);
CREATE INDEX revoked_credentials_application ON public.revoked_credentials USING btree (application_id);
CREATE UNIQUE INDEX secrets_current ON public.secrets USING btree (name) WHERE (accepted_until IS NULL);
CREATE INDEX sessions_account ON public.sessions USING btree (account_id) WHERE (ended_at IS NULL);
CREATE INDEX sso_attempts_expiry ON public.sso_attempts USING btree (expires_at);
CREATE INDEX traffic_batches_age ON public.traffic_batches USING btree (received_at);
CREATE INDEX traffic_days_age ON public.traffic_days USING btree (((starts_at AT TIME ZONE 'UTC'::text)));
CREATE INDEX traffic_half_hours_age ON public.traffic_half_hours USING btree (((starts_at AT TIME ZONE 'UTC'::text)));
CREATE INDEX traffic_hours_age ON public.traffic_hours USING btree (((starts_at AT TIME ZONE 'UTC'::text)));
CREATE INDEX traffic_requests_figures ON ONLY public.traffic_requests USING btree (application_id, started_at) INCLUDE (product_version_id, status, latency_ms, request_bytes, response_bytes);
CREATE INDEX traffic_requests_20260328_application_id_started_at_product_idx ON public.traffic_requests_20260328 USING btree (application_id, started_at) INCLUDE (product_version_id, status, latency_ms, request_bytes, response_bytes);
CREATE INDEX traffic_requests_credential ON ONLY public.traffic_requests USING hash (credential_id);
CREATE INDEX traffic_requests_20260328_credential_id_idx ON public.traffic_requests_20260328 USING hash (credential_id);
CREATE INDEX traffic_requests_id ON ONLY public.traffic_requests USING hash (request_id);
CREATE INDEX traffic_requests_20260328_request_id_idx ON public.traffic_requests_20260328 USING hash (request_id);
CREATE INDEX traffic_requests_age ON ONLY public.traffic_requests USING btree (started_at);
CREATE INDEX traffic_requests_20260328_started_at_idx ON public.traffic_requests_20260328 USING btree (started_at);
CREATE INDEX used_captchas_expiry ON public.used_captchas USING btree (expires_at);
ALTER INDEX public.traffic_requests_figures ATTACH PARTITION public.traffic_requests_20260328_application_id_started_at_product_idx;
ALTER INDEX public.traffic_requests_credential ATTACH PARTITION public.traffic_requests_20260328_credential_id_idx;
ALTER INDEX public.traffic_requests_id ATTACH PARTITION public.traffic_requests_20260328_request_id_idx;
ALTER INDEX public.traffic_requests_age ATTACH PARTITION public.traffic_requests_20260328_started_at_idx;
ALTER TABLE ONLY public.access_code_uses
    ADD CONSTRAINT access_code_uses_code_id_fkey FOREIGN KEY (code_id) REFERENCES public.access_codes(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.access_keys
    ADD CONSTRAINT access_keys_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.access_keys(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organizations(id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_developer_id_fkey FOREIGN KEY (developer_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_strategy_id_fkey FOREIGN KEY (strategy_id) REFERENCES public.auth_strategies(id);
ALTER TABLE ONLY public.credentials
    ADD CONSTRAINT credentials_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.document_images
    ADD CONSTRAINT document_images_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.document_images
    ADD CONSTRAINT document_images_revision_id_fkey FOREIGN KEY (revision_id) REFERENCES public.revisions(id);
ALTER TABLE ONLY public.document_sections
    ADD CONSTRAINT document_sections_revision_id_fkey FOREIGN KEY (revision_id) REFERENCES public.revisions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.document_texts
    ADD CONSTRAINT document_texts_revision_id_fkey FOREIGN KEY (revision_id) REFERENCES public.revisions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.documents(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_revision_id_fkey FOREIGN KEY (revision_id) REFERENCES public.revisions(id);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_developer_id_fkey FOREIGN KEY (developer_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.image_files
    ADD CONSTRAINT image_files_revision_id_fkey FOREIGN KEY (revision_id) REFERENCES public.revisions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organizations(id);
ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_developer_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.product_access
    ADD CONSTRAINT product_access_developer_id_fkey FOREIGN KEY (developer_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.product_access
    ADD CONSTRAINT product_access_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.product_search
    ADD CONSTRAINT product_search_revision_id_fkey FOREIGN KEY (revision_id) REFERENCES public.revisions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.product_versions
    ADD CONSTRAINT product_versions_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.product_versions
    ADD CONSTRAINT product_versions_revision_id_fkey FOREIGN KEY (revision_id) REFERENCES public.revisions(id);
ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_revision_id_fkey FOREIGN KEY (revision_id) REFERENCES public.revisions(id);
ALTER TABLE ONLY public.provider_organizations
    ADD CONSTRAINT provider_organizations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES public.organizations(id);
ALTER TABLE ONLY public.provider_sessions
    ADD CONSTRAINT provider_sessions_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.registrations
    ADD CONSTRAINT registrations_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.registrations
    ADD CONSTRAINT registrations_version_id_fkey FOREIGN KEY (version_id) REFERENCES public.product_versions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.revoked_credentials
    ADD CONSTRAINT revoked_credentials_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.specifications
    ADD CONSTRAINT specifications_revision_id_fkey FOREIGN KEY (revision_id) REFERENCES public.revisions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.standing_decisions
    ADD CONSTRAINT standing_decisions_developer_id_fkey FOREIGN KEY (developer_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.traffic_batches
    ADD CONSTRAINT traffic_batches_gateway_id_fkey FOREIGN KEY (gateway_id) REFERENCES public.access_keys(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.user_registrations
    ADD CONSTRAINT user_registrations_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.version_strategies
    ADD CONSTRAINT version_strategies_strategy_id_fkey FOREIGN KEY (strategy_id) REFERENCES public.auth_strategies(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.version_strategies
    ADD CONSTRAINT version_strategies_version_id_fkey FOREIGN KEY (version_id) REFERENCES public.product_versions(id) ON DELETE CASCADE;
