import type { Database } from '../store/database'
import type { CommandOutput, OpenTraffic, TrafficCommand } from './command'

/** Every command that needs the database. Only the one that runs is loaded: the others would take most of its time. */
const commands = {
  import: async () => (await import('./import-content')).importContent,
  export: async () => (await import('./export-content')).exportContent,
  'developers create': async () => (await import('./create-account')).createAccountOf('developer'),
  'developers list': async () => (await import('./list-accounts')).listAccountsOf('developer'),
  'developers decide': async () => (await import('./decide-account')).decideAccountOf('developer'),
  'users create': async () => (await import('./create-account')).createAccountOf('user'),
  'users list': async () => (await import('./list-accounts')).listAccountsOf('user'),
  'users decide': async () => (await import('./decide-account')).decideAccountOf('user'),
  'identities list': async () => (await import('./identities')).listIdentities,
  'identities unlink': async () => (await import('./identities')).unlinkIdentity,
  'organizations list': async () => (await import('./organizations')).listOrganizations,
  'invitations create': async () => (await import('./invitations')).createInvitation,
  'invitations list': async () => (await import('./invitations')).listInvitations,
  'invitations send': async () => (await import('./invitations')).sendInvitation,
  'invitations revoke': async () => (await import('./invitations')).revokeInvitation,
  'access-codes create': async () => (await import('./access-codes')).createAccessCode,
  'access-codes list': async () => (await import('./access-codes')).listAccessCodes,
  'access-codes revoke': async () => (await import('./access-codes')).revokeAccessCode,
  access: async () => (await import('./set-access')).setAccess,
  'access list': async () => (await import('./list-access')).listAccess,
  'applications list': async () => (await import('./applications')).listApplications,
  'applications show': async () => (await import('./applications')).showApplication,
  'products list': async () => (await import('./list-products')).listProducts,
  'versions deprecate': async () => (await import('./versions')).deprecateVersion,
  'versions sunset': async () => (await import('./versions')).sunsetVersion,
  'versions reset': async () => (await import('./versions')).resetVersion,
  'mails list': async () => (await import('./mails')).listMails,
  'mails show': async () => (await import('./mails')).showMail,
  'mails resend': async () => (await import('./mails')).resendMail,
  copy: async () => (await import('./copy-to-postgres')).copyToPostgres,
  'auth-strategies create': async () => (await import('./auth-strategies')).createStrategy,
  'auth-strategies list': async () => (await import('./auth-strategies')).listAuthStrategies,
  'credentials import': async () => (await import('./import-credentials')).importCredentials,
  'keys create': async () => (await import('./keys')).createKey,
  'keys list': async () => (await import('./keys')).listKeys,
  'keys revoke': async () => (await import('./keys')).revokeKey,
  'searches list': async () => (await import('./searches')).listMissed,
  'secrets list': async () => (await import('./secrets')).listSecrets,
  'secrets rotate': async () => (await import('./secrets')).rotate,
  'sessions end-all': async () => (await import('./sessions')).endAll,
  'signing-keys list': async () => (await import('./signing-keys')).listSigningKeys,
  'signing-keys rotate': async () => (await import('./signing-keys')).rotateKeys,
  'jobs list': async () => (await import('./jobs')).listJobs,
  'jobs run': async () => (await import('./jobs')).runJobNow,
  'registrations list': async () => (await import('./registrations')).listRegistrations,
  'registrations decide': async () => (await import('./registrations')).decideOnRegistration,
  'requests list': async () => (await import('./requests')).listRequests,
  'traffic import': async () => (await import('./import-traffic')).importTraffic,
  audit: async () => (await import('./read-audit-log')).readAuditLog,
  'providers list': async () => (await import('./list-providers')).listProviders,
  migrate: async () => (await import('./migrate-database')).migrateDatabase,
  backup: async () => (await import('./backup')).backup,
  restore: async () => (await import('./restore')).restore,
  settings: async () => (await import('./read-settings')).readSettings,
  status: async () => (await import('./read-status')).readStatus,
}

export type CommandName = keyof typeof commands
export type OptionsOf<Name extends CommandName> = Parameters<
  Awaited<ReturnType<(typeof commands)[Name]>>['run']
>[1]

/** @throws if there is no such command. */
export async function loadCommand(name: string): Promise<Pick<TrafficCommand<unknown>, 'run' | 'needs'>> {
  if (!Object.hasOwn(commands, name))
    throw new Error(`There is no command "${name}" in the server that runs.`)
  return (await commands[name as CommandName]()) as Pick<TrafficCommand<unknown>, 'run' | 'needs'>
}

/** @throws if there is no such command; else as the command does. */
export async function runCommand(
  database: Database,
  name: string,
  options: unknown,
  traffic: OpenTraffic,
): Promise<CommandOutput> {
  return (await loadCommand(name)).run(database, options, traffic)
}
