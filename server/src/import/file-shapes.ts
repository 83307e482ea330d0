import type { GatewayPlace } from '../store/schema-content'
import type {
  CaptchaSettings,
  CredentialType,
  GroupAccess,
  IdentityProvider,
  MailPages,
  PasswordPolicy,
  PortalSettings,
  RequestSettings,
  StrategyNames,
  ThemeToken,
  UserSettings,
} from '../store/settings'

/** `portal.yaml` as its schema lets it through. */
export interface PortalFile {
  name: string
  languages?: PortalSettings['languages']
  public?: boolean
  reading?: PortalSettings['reading']
  rbac?: boolean
  approve_developers?: boolean
  sign_in?: { password?: boolean; sso?: boolean; providers?: IdentityProviderEntry[] }
  allowed_time_period?: '24h' | '90d'
  analytics?: boolean
  builder?: boolean
  requests?: Partial<RequestSettings>
  appearance?: {
    welcome_message?: string
    primary_header?: string
    logo?: string
    cover?: string
    favicon?: string
    theme?: Record<string, Record<string, string | ThemeToken>>
  }
  flags?: Record<string, boolean>
  routes?: Record<string, string[]>
  password_policy?: Partial<PasswordPolicy>
  captcha?: Omit<CaptchaSettings, 'kinds'> & Partial<Pick<CaptchaSettings, 'kinds'>>
  auth_strategies?: AuthStrategyEntry[]
  users?: Partial<UserSettings>
  pages?: { developer?: MailPages; user?: MailPages }
  allowed_origins?: string[]
}

export interface IdentityProviderEntry extends Pick<IdentityProvider, 'name' | 'issuer' | 'client_id'> {
  kinds?: IdentityProvider['kinds']
  scopes?: string[]
  claims?: Partial<IdentityProvider['claims']>
  trusts_email?: boolean
  email_domains?: string[]
  new_accounts?: 'approved' | 'pending' | 'refused'
  organization?: string
  required_groups?: string[]
  group_access?: (Pick<GroupAccess, 'group' | 'products'> & Partial<GroupAccess>)[]
}

export interface AuthStrategyEntry {
  name: string
  names?: StrategyNames
  type: CredentialType
  key_names?: string[]
  auth_methods?: string[]
  scopes?: string[]
  default?: boolean
}

/** `product.yaml` as its schema lets it through. */
export interface ProductFile {
  name: string
  description?: string
  labels?: Record<string, string>
  visibility?: 'everyone' | 'developers' | 'granted'
  access?: { view?: 'everyone' | 'granted'; register?: 'everyone' | 'granted' }
  servers?: string[]
  registration?: RegistrationEntry[]
  gateway?: GatewayPlace
  versions?: VersionEntry[]
}

export interface RegistrationEntry {
  strategy: string
  enabled?: boolean
  auto_approve?: boolean
  auto_approve_scopes?: string[]
}

export interface VersionEntry {
  name: string
  status?: 'published' | 'deprecated' | 'sunset'
  sunset?: string
  specification?: string
  registration?: RegistrationEntry[]
  gateway?: GatewayPlace
}
