import { Command } from 'commander'
import packageJson from '../../package.json'
import { addAccess } from './access'
import { addAccounts } from './accounts'
import { addApplications, addAuthStrategies, addRegistrations } from './applications'
import { addCredentials } from './credentials'
import { addData } from './data'
import { addIdentities } from './identities'
import { addInit } from './init'
import { addAudit, addKeys, addSigningKeys } from './keys'
import { addMails } from './mails'
import { addProducts, addVersions } from './products'
import { addProviders } from './providers'
import { addJobs } from './jobs'
import { addSecrets, addSessions } from './secrets'
import { addSearches } from './searches'
import { addServer } from './server'
import { addRequests, addTraffic } from './traffic'
import { addAccessCodes, addInvitations, addOrganizations } from './users'

/**
 * Returns the parser of `portal-server …`. Where the data is comes from the environment: DATABASE_URL, or DATA_DIR.
 *
 * @throws {CommanderError} from parsing, instead of ending the process.
 */
export function cli(): Command {
  const program = new Command('portal-server')
    .description('The Portal API: serves it, and runs it. Settings come from environment variables.')
    .version(packageJson.version, '--version', 'print the version')
    .exitOverride()
  addInit(program)
  addServer(program)
  addData(program)
  addAccounts(program, 'developer')
  addAccounts(program, 'user')
  addOrganizations(program)
  addInvitations(program)
  addAccessCodes(program)
  addAccess(program)
  addProducts(program)
  addVersions(program)
  addApplications(program)
  addRegistrations(program)
  addAuthStrategies(program)
  addCredentials(program)
  addProviders(program)
  addIdentities(program)
  addKeys(program)
  addSigningKeys(program)
  addSecrets(program)
  addJobs(program)
  addSessions(program)
  addMails(program)
  addTraffic(program)
  addRequests(program)
  addSearches(program)
  addAudit(program)
  return program
}
