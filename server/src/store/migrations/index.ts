import type { Migration } from 'kysely'
import * as portalAndAccounts from './0001-portal-and-accounts'
import * as products from './0002-products'
import * as search from './0003-search'
import * as mail from './0004-mail'
import * as applications from './0006-applications'
import * as gateways from './0007-gateways'
import * as documentation from './0008-documentation'
import * as standingDecisions from './0010-standing-decisions'
import * as signIn from './0011-sign-in'
import * as traffic from './0030-traffic'
import * as auditOrigins from './0031-audit-origins'
import * as revisions from './0032-revisions'
import * as encryptedSecrets from './0033-encrypted-secrets'
import * as credentialUse from './0050-credential-use'
import * as describedOrigins from './0060-described-origins'
import * as usedCaptchas from './0090-used-captchas'
import * as requests from './0100-requests'
import * as accounts from './0110-accounts'
import * as users from './0111-users'
import * as singleSignOn from './0120-single-sign-on'
import * as trafficIndexes from './0125-traffic-indexes'
import * as trafficRollups from './0130-traffic-rollups'
import * as trafficHalfHours from './0131-traffic-half-hours'
import * as loginCodes from './0140-login-codes'
import * as pendingLinks from './0150-pending-links'
import * as provedPasswords from './0151-proved-passwords'
import * as locksByNetwork from './0152-locks-by-network'
import * as sessionOrigins from './0153-session-origins'
import * as keyRoles from './0154-key-roles'
import * as registrationScopes from './0155-registration-scopes'
import * as secretVersions from './0156-secret-versions'
import * as listIndexes from './0160-list-indexes'
import * as auditIndexes from './0161-audit-indexes'
import * as unusedRevisions from './0166-unused-revisions'
import * as versionIndexes from './0167-version-indexes'
import * as searchOfShortTexts from './0168-search-of-short-texts'
import * as removalIndexes from './0170-removal-indexes'
import * as leases from './0180-leases'
import * as jobs from './0190-jobs'
import * as trafficDetails from './0191-traffic-details'
import * as strategyNames from './0200-strategy-names'
import * as productServers from './0210-product-servers'
import * as commandLineLists from './0211-command-line-lists'
import * as versionDecisions from './0212-version-decisions'
import * as openProducts from './0213-open-products'
import * as gatewayPlaces from './0214-gateway-places'
import * as searchEntries from './0220-search-entries'
import * as searchTitles from './0230-search-titles'
import * as importedKeys from './0235-imported-keys'
import * as firstSteps from './0240-first-steps'
import * as gatewayChanges from './0240-gateway-changes'
import * as registrationReasons from './0245-registration-reasons'

export interface PortalMigration extends Migration {
  /**
   * Runs by itself, without a transaction: for indexes of large tables, which `createIndex` makes while others write. Nothing else
   * belongs in such a migration. It may be interrupted after any statement, and is then run again.
   */
  readonly isOutsideTransaction?: boolean
}

/** In the order of their names. A migration that was released is never edited; a change is a new one. */
export const migrations: Record<string, PortalMigration> = {
  '0001-portal-and-accounts': portalAndAccounts,
  '0002-products': products,
  '0003-search': search,
  '0004-mail': mail,
  '0006-applications': applications,
  '0007-gateways': gateways,
  '0008-documentation': documentation,
  '0010-standing-decisions': standingDecisions,
  '0011-sign-in': signIn,
  '0030-traffic': traffic,
  '0031-audit-origins': auditOrigins,
  '0032-revisions': revisions,
  '0033-encrypted-secrets': encryptedSecrets,
  '0050-credential-use': credentialUse,
  '0060-described-origins': describedOrigins,
  '0090-used-captchas': usedCaptchas,
  '0100-requests': requests,
  '0110-accounts': accounts,
  '0111-users': users,
  '0120-single-sign-on': singleSignOn,
  '0125-traffic-indexes': trafficIndexes,
  '0130-traffic-rollups': trafficRollups,
  '0131-traffic-half-hours': trafficHalfHours,
  '0140-login-codes': loginCodes,
  '0150-pending-links': pendingLinks,
  '0151-proved-passwords': provedPasswords,
  '0152-locks-by-network': locksByNetwork,
  '0153-session-origins': sessionOrigins,
  '0154-key-roles': keyRoles,
  '0155-registration-scopes': registrationScopes,
  '0156-secret-versions': secretVersions,
  '0160-list-indexes': listIndexes,
  '0161-audit-indexes': auditIndexes,
  '0166-unused-revisions': unusedRevisions,
  '0167-version-indexes': versionIndexes,
  '0168-search-of-short-texts': searchOfShortTexts,
  '0170-removal-indexes': removalIndexes,
  '0180-leases': leases,
  '0190-jobs': jobs,
  '0191-traffic-details': trafficDetails,
  '0200-strategy-names': strategyNames,
  '0210-product-servers': productServers,
  '0211-command-line-lists': commandLineLists,
  '0212-version-decisions': versionDecisions,
  '0213-open-products': openProducts,
  '0214-gateway-places': gatewayPlaces,
  '0220-search-entries': searchEntries,
  '0230-search-titles': searchTitles,
  '0235-imported-keys': importedKeys,
  '0240-first-steps': firstSteps,
  '0240-gateway-changes': gatewayChanges,
  '0245-registration-reasons': registrationReasons,
}

/** Where Kysely notes which of them ran. */
export const migrationTable = 'schema_migrations'
