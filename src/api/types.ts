import type { components, operations } from './portal-api'

type Schemas = components['schemas']

export type PortalContextResponse = Schemas['PortalContext']
export type PortalAppearance = Schemas['PortalAppearance']
export type Developer = Schemas['Developer']
/** The part that developers and users have in common. */
export type Profile = Pick<Developer, 'id' | 'email' | 'full_name'>
/** A sign-in of the account in one browser. */
export type AccountSession = Schemas['Session']
export type Product = Schemas['Product']
export type ProductPage = Schemas['ProductListPage']
export type ProductActions = Schemas['ProductActionsResponse']
export type ProductVersion = Schemas['ProductVersion']
export type ProductVersionPage = Schemas['ProductVersionListPage']
export type Specification = Schemas['ProductVersionSpecDocument']
export type SpecificationOperations = Schemas['ProductVersionSpecOperations']
export type DocumentTree = Schemas['DocumentTree']
export type DocumentSearchPage = Schemas['DocumentSearchResults']
export type DocumentSearchResult = Schemas['DocumentSearchResult']
export type PageMeta = Schemas['PaginatedMeta']
export type PortalSearchGroup = Schemas['PortalSearchGroup']
export type SearchPage = Schemas['SearchResults']
/** A product in the catalog's index. */
export type CatalogProduct = Schemas['ProductCatalogIndexSource']
export type ProductVersionApplicationPage = Schemas['ProductVersionListApplicationsPage']
export type Application = Schemas['Application']
export type ApplicationPage = Schemas['ListApplicationsResponse']
export type NewApplication = Schemas['CreateApplicationPayload']
export type CreatedApplication = Schemas['ApplicationCreationResponse']
export type ApplicationChanges = Schemas['UpdateApplicationPayload']
export type ClientSecret = Schemas['RefreshTokenResponse']
export type GrantedScopes = Schemas['GrantedScopesResponse']
export type AuthStrategy = Schemas['PortalAuthStrategy']
export type AuthStrategyPage = Schemas['ListAuthStrategiesResponse']
export type Credential = Schemas['Credential']
export type CredentialPage = Schemas['ListCredentialsResponse']
type CredentialOrder = NonNullable<NonNullable<operations['listCredentials']['parameters']['query']>['sort']>
/** Columns that keys can be sorted by. */
export type CredentialColumn = Exclude<CredentialOrder, `-${string}`>
export type CreatedCredential = Schemas['CredentialCreationResponse']
export type Registration = Schemas['Registration']
export type RegistrationPage = Schemas['ListRegistrationsResponse']
export type NewRegistration = Schemas['CreateRegistrationPayload']
export type AnalyticsConfig = NonNullable<Schemas['GetConfigResponse']['analytics']>
export type AnalyticsQuery = Schemas['QueryApplicationAnalytics']
export type RequestRecord = Schemas['ReadRequest']
export type RequestsPage = Schemas['RequestsPage']
export type RefusalReason = Schemas['RefusalReason']
export type AnalyticsResult = Schemas['QueryResponse']
export type CaptchaChallenge = Schemas['CaptchaChallenge']
export type UserRegistration = Schemas['RegisterUserPayload']
export type DeveloperRegistration = Schemas['RegisterPayload']
export type Acceptance = Schemas['AcceptInvitePayload']
export type PasswordReset = Schemas['ResetPasswordRequest']
export type PasswordChange = Schemas['ChangePasswordPayload']
