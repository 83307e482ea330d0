import type {
  AccountTable,
  SessionTable,
  RefreshTokenTable,
  SignInFailureTable,
  RateLimitCounterTable,
  UsedCaptchaTable,
  ProductAccessTable,
} from './schema-accounts'
import type {
  AuthStrategyTable,
  VersionStrategyTable,
  ApplicationTable,
  CredentialTable,
  RevokedCredentialTable,
  RegistrationTable,
  StandingDecisionTable,
  IdempotencyKeyTable,
} from './schema-applications'
import type {
  RevisionTable,
  UnusedRevisionTable,
  ProductTable,
  ProductVersionTable,
  VersionDecisionTable,
  VersionNoticeTable,
  SpecificationTable,
  ProductSearchTable,
} from './schema-content'
import type {
  DocumentTable,
  DocumentTextTable,
  DocumentSectionTable,
  DocumentImageTable,
  ImageFileTable,
} from './schema-documents'
import type { MissedSearchTable, SearchEntryTable, SearchWordTable } from './schema-search'
import type { GatewayChangeTable, GatewayFeedTable } from './schema-gateways'
import type { SecretTable, AccessKeyTable, SigningKeyTable } from './schema-keys'
import type { JobTable } from './schema-jobs'
import type { LeaseTable } from './schema-leases'
import type { PortalTable, PortalImageTable, AuditLogTable } from './schema-portal'
import type {
  AccessCodeTable,
  AccessCodeUseTable,
  InvitationTable,
  OrganizationTable,
  UserRegistrationTable,
} from './schema-users'
import type {
  AccountGroupTable,
  GroupAccessTable,
  LinkedIdentityTable,
  LoginCodeTable,
  PendingLinkTable,
  ProviderOrganizationTable,
  ProviderSessionTable,
  SsoAttemptTable,
  UsedLogoutTokenTable,
} from './schema-sso'
import type { LocalInboxTable, MailTable, MailTokenTable } from './schema-mail'
import type {
  TrafficBatchTable,
  TrafficDayWithoutDetailsTable,
  TrafficOpenPeriodTable,
  TrafficRequestTable,
  TrafficRollupTable,
} from './schema-traffic'

/** Every table, as Kysely sees them. Columns holding JSON are written as text. */
export interface Schema {
  portal: PortalTable
  portal_images: PortalImageTable
  organizations: OrganizationTable
  accounts: AccountTable
  user_registrations: UserRegistrationTable
  invitations: InvitationTable
  access_codes: AccessCodeTable
  access_code_uses: AccessCodeUseTable
  sessions: SessionTable
  refresh_tokens: RefreshTokenTable
  sso_attempts: SsoAttemptTable
  login_codes: LoginCodeTable
  pending_links: PendingLinkTable
  linked_identities: LinkedIdentityTable
  provider_sessions: ProviderSessionTable
  used_logout_tokens: UsedLogoutTokenTable
  provider_organizations: ProviderOrganizationTable
  account_groups: AccountGroupTable
  group_access: GroupAccessTable
  mail_tokens: MailTokenTable
  mails: MailTable
  local_inbox: LocalInboxTable
  sign_in_failures: SignInFailureTable
  rate_limit_counters: RateLimitCounterTable
  used_captchas: UsedCaptchaTable
  secrets: SecretTable
  auth_strategies: AuthStrategyTable
  revisions: RevisionTable
  unused_revisions: UnusedRevisionTable
  products: ProductTable
  product_versions: ProductVersionTable
  version_decisions: VersionDecisionTable
  version_notices: VersionNoticeTable
  specifications: SpecificationTable
  version_strategies: VersionStrategyTable
  documents: DocumentTable
  document_texts: DocumentTextTable
  document_sections: DocumentSectionTable
  document_images: DocumentImageTable
  image_files: ImageFileTable
  product_search: ProductSearchTable
  search_entries: SearchEntryTable
  search_words: SearchWordTable
  missed_searches: MissedSearchTable
  product_access: ProductAccessTable
  applications: ApplicationTable
  credentials: CredentialTable
  revoked_credentials: RevokedCredentialTable
  registrations: RegistrationTable
  standing_decisions: StandingDecisionTable
  idempotency_keys: IdempotencyKeyTable
  gateway_changes: GatewayChangeTable
  gateway_feed: GatewayFeedTable
  access_keys: AccessKeyTable
  signing_keys: SigningKeyTable
  audit_log: AuditLogTable
  jobs: JobTable
  leases: LeaseTable
  traffic_requests: TrafficRequestTable
  traffic_details: TrafficRequestTable
  traffic_half_hours: TrafficRollupTable
  traffic_hours: TrafficRollupTable
  traffic_days: TrafficRollupTable
  traffic_open_periods: TrafficOpenPeriodTable
  traffic_batches: TrafficBatchTable
  traffic_days_without_details: TrafficDayWithoutDetailsTable
}
