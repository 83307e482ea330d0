import type { Language } from '../texts/texts'

export const accountKinds = ['developer', 'user'] as const
export type AccountKind = (typeof accountKinds)[number]
export const accountStatuses = ['unverified', 'pending', 'approved', 'rejected', 'revoked'] as const
export type AccountStatus = (typeof accountStatuses)[number]
export const credentialTypes = ['key_auth', 'client_credentials', 'self_managed_client_credentials'] as const
export type CredentialType = (typeof credentialTypes)[number]
export const registrationStatuses = ['pending', 'approved', 'rejected', 'revoked'] as const
export type RegistrationStatus = (typeof registrationStatuses)[number]
/** Of operators' programs: what each may do is in `rules/permissions.ts`. */
export const operatorRoles = ['import', 'review', 'accounts', 'read', 'admin'] as const
export type OperatorRole = (typeof operatorRoles)[number]
export const accessKeyRoles = ['gateway', ...operatorRoles] as const
export type AccessKeyRole = (typeof accessKeyRoles)[number]
export const productActions = ['view', 'register'] as const
export type ProductAction = (typeof productActions)[number]
/** Free text on the wire; `bearer`, `client_credentials` and `session` have labels in front ends. */
export type AuthMethod = string
export type RegistrationStrategyName = string
/** Of an auth strategy, for readers of a language. */
export type StrategyNames = Partial<Record<Language, string>>

/** Requirements for new passwords; existing ones keep working when it changes. */
export interface PasswordPolicy {
  min_length: number
  max_length: number
  /** How many of uppercase, lowercase, digit and special must occur, 0 to 4. */
  min_classes: number
}

export interface CaptchaSettings {
  provider: 'proof_of_work' | 'hcaptcha' | 'recaptcha' | 'turnstile'
  site_key?: string
  /** Whose registration needs one. */
  kinds: readonly AccountKind[]
  /** Of a proof of work: how many numbers a browser tries on average. */
  difficulty?: number
  /** Page or `mailto:` address for those whom the captcha rejects. */
  help_url?: string
}

export interface ThemeToken {
  value: string
  description?: string
}

/** Group name to token name to token, as the appearance answer carries it. */
export type ThemeSettings = Record<string, Record<string, ThemeToken>>

/** Where an organization's data is kept, as registrations name it. */
export const regions = ['us', 'eu'] as const
export type Region = (typeof regions)[number]

/** `open`: everyone who confirms an address. `access_code`: those who have a code as well. `invitation`: nobody by themselves. */
export const userRegistrations = ['open', 'access_code', 'invitation'] as const

/** Accounts of users. */
export interface UserSettings {
  registration: (typeof userRegistrations)[number]
  /** Whether those who register are approved without an operator. */
  approve: boolean
  /** That a new organization may choose from, the default first. */
  regions: Region[]
}

/** Addresses of pages that mails link to; names in braces, such as `{token}`, are filled in. */
export interface MailPages {
  verify_email?: string
  reset_password?: string
  /** Where a new password is asked for. */
  forgot_password?: string
  accept_invitation?: string
  sign_in?: string
  application?: string
  /** Where a developer goes on with an application that has just got access. */
  access?: string
}

/** What gateways report of a request that may tell who made it. Kept only where the operator allows it. */
export const requestFields = ['query', 'network_address', 'user_agent'] as const
export type RequestField = (typeof requestFields)[number]

/** How single requests are kept for developers and operators to read. */
export interface RequestSettings {
  /** After this many days a request only counts in the figures. 0: none can be read. */
  days: number
  fields: RequestField[]
}

/** Where people of an organization sign in, by OpenID Connect. Its client secret is in the environment. */
export interface IdentityProvider {
  /** Part of URLs and of the names of its environment variables. */
  name: string
  issuer: string
  client_id: string
  /** Which accounts may sign in there. */
  kinds: AccountKind[]
  /** Beside `openid`. */
  scopes: string[]
  /** Names of the claims. */
  claims: { email: string; name: string; groups: string }
  /** Whether its e-mail addresses count as verified although it does not say so. */
  trusts_email: boolean
  /** Domains of the addresses that it speaks for, in lower case. */
  email_domains: string[]
  /** What becomes of people without an account. Null: as after registering. */
  new_accounts: 'approved' | 'pending' | 'refused' | null
  /** Organization of users without an account, made with the first of them. */
  organization: string
  /** Groups of which one is required to sign in. Empty: none. */
  required_groups: string[]
  /** Products that members of a group may view and register for, beside what products allow to everyone. */
  group_access: GroupAccess[]
}

export interface GroupAccess {
  group: string
  /** Names of the products' folders. */
  products: string[]
  actions: ProductAction[]
}

/** The portal's settings as `portal.yaml` gives them, every default filled in. Stored in `portal.settings`. */
export interface PortalSettings {
  name: string
  /** Languages that visitors may choose from, the default first. Empty: the visitor's own, without a choice. */
  languages: Language[]
  public: boolean
  /** Who reads the products of a portal that is not public. `everyone`: visitors too, what is open to them. */
  reading: 'everyone' | 'developers'
  rbac: boolean
  /** Whether new developers are approved without an operator. */
  approve_developers: boolean
  sign_in: { password: boolean; sso: boolean; providers: IdentityProvider[] }
  /** How far back analytics reach. */
  allowed_time_period: '24h' | '90d'
  /** Whether developers see how their requests went. */
  analytics: boolean
  /** Whether `/builder` makes tags to paste into other pages. */
  builder: boolean
  requests: RequestSettings
  appearance: {
    welcome_message: string | null
    primary_header: string | null
    theme: ThemeSettings
  }
  /** Flags with their value for everybody. */
  flags: Record<string, boolean>
  /** Route name to the flags that must all be on. */
  gated_routes: Record<string, string[]>
  password_policy: PasswordPolicy
  captcha: CaptchaSettings | null
  /** Null: the portal has developers only. */
  users: UserSettings | null
  pages: { developer: MailPages; user: MailPages }
  /** Origins that may call with credentials, beside the portal's own. */
  allowed_origins: string[]
}

/** What holds until something is imported. */
export const defaultSettings: PortalSettings = {
  name: 'Developer Portal',
  languages: [],
  public: false,
  reading: 'developers',
  rbac: false,
  approve_developers: false,
  sign_in: { password: true, sso: false, providers: [] },
  allowed_time_period: '24h',
  analytics: true,
  builder: false,
  requests: { days: 30, fields: [] },
  appearance: { welcome_message: null, primary_header: null, theme: {} },
  flags: {},
  gated_routes: {},
  password_policy: { min_length: 8, max_length: 128, min_classes: 3 },
  captcha: null,
  users: null,
  pages: { developer: {}, user: {} },
  allowed_origins: [],
}
