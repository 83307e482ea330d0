import { randomUUID } from 'node:crypto'
import type { AccountRecord } from '../store/accounts'
import type { VersionStep } from '../store/schema-content'
import type { AccountStatus, RegistrationStatus } from '../store/settings'
import type { MailData, MailTemplate } from './mail-orders'
import type { MailSource } from './mail-source'

/** What a template renders in a preview: data of the same shape as real data. */
export interface Sample {
  readonly template: MailTemplate
  readonly data: Record<string, unknown>
  /** Undefined in mails to operators and to invited people. */
  readonly account: AccountRecord | undefined
  readonly source: MailSource
}

interface Parts {
  readonly account?: Partial<AccountRecord>
  readonly registration?: {
    status: RegistrationStatus
    approved_scopes?: string[]
    pending_scopes?: string[]
  }
  readonly step?: VersionStep
}

const ids = { accountId: randomUUID(), registrationId: randomUUID(), versionId: randomUUID() }
const scopes = ['orders:read', 'orders:write']
const reason = 'Please use the address of your company.'
const approved: Parts = { account: {} }

const withAccount = (status: AccountStatus, more: Partial<AccountRecord> = {}): Parts => ({
  account: { status, ...more },
})

function sample<Name extends MailTemplate>(template: Name, data: MailData[Name], parts: Parts): Sample {
  return {
    template,
    data: { ...data },
    account: parts.account && { ...account, ...parts.account },
    source: sourceOf(parts),
  }
}

const account: AccountRecord = {
  id: ids.accountId,
  kind: 'developer',
  email: 'ada@example.com',
  full_name: 'Ada',
  preferred_name: null,
  organization_id: null,
  password_hash: 'of a password',
  credential_version: 1,
  status: 'approved',
  language: null,
  first_steps: null,
  created_at: new Date(),
  updated_at: new Date(),
}

const inAMonth = () => new Date(Date.now() + 30 * 86_400_000)

const sourceOf = ({ registration, step }: Parts): MailSource => ({
  findAccount: () => Promise.resolve({ ...account, status: 'pending' }),
  findRegistration: (id) =>
    Promise.resolve(
      registration && {
        id,
        application_id: randomUUID(),
        application_name: 'Clock',
        developer_id: account.id,
        developer_email: account.email,
        developer_name: account.full_name,
        product_id: randomUUID(),
        product: 'tides',
        product_name: 'Tides',
        product_version_id: ids.versionId,
        product_version_name: '1.0',
        approved_scopes: [],
        pending_scopes: [],
        created_at: new Date(),
        updated_at: new Date(),
        ...registration,
      },
    ),
  findInvitation: (id) =>
    Promise.resolve({
      id,
      email: account.email,
      full_name: account.full_name,
      organization_id: randomUUID(),
      organization: 'Harbour',
      region: 'eu',
      language: null,
      created_at: new Date(),
      sent_at: null,
      expires_at: null,
      state: 'open',
    }),
  findEndingVersion: () =>
    Promise.resolve(
      step && {
        product: 'Tides',
        version: '1.0',
        step,
        sunset_at: inAMonth(),
        applications: ['Clock'],
        replacement: 'Tides 2.0',
      },
    ),
  issueToken: () => Promise.resolve('TOKEN'),
  markInvitationSent: () => Promise.resolve(),
})

/** Every mail by its template. A second mail of a template has a name of its own. */
const samples = {
  'sign-up': sample('sign-up', {}, withAccount('unverified')),
  'sign-up-again': sample('sign-up', {}, approved),
  'forgot-password': sample('forgot-password', {}, approved),
  invitation: sample('invitation', { invitationId: randomUUID() }, {}),
  'password-link': sample('password-link', {}, approved),
  'password-changed': sample('password-changed', {}, approved),
  'identity-linked': sample('identity-linked', { provider: 'Harbour ID' }, approved),
  'identity-unlinked': sample('identity-unlinked', { provider: 'Harbour ID' }, approved),
  'sign-in-locked': sample('sign-in-locked', {}, approved),
  'account-approved': sample('account-approved', {}, approved),
  'account-approved-without-password': sample(
    'account-approved',
    {},
    withAccount('approved', { password_hash: null }),
  ),
  'account-rejected': sample('account-rejected', { reason }, withAccount('rejected')),
  'account-revoked': sample('account-revoked', { reason }, withAccount('revoked')),
  'account-pending': sample('account-pending', {}, withAccount('pending')),
  'account-waiting': sample('account-waiting', ids, {}),
  'registration-waiting': sample('registration-waiting', ids, {
    registration: { status: 'pending', pending_scopes: scopes },
  }),
  'scopes-waiting': sample('scopes-waiting', ids, {
    registration: { status: 'approved', pending_scopes: scopes },
  }),
  'registration-approved': sample(
    'registration-approved',
    { ...ids, scopes: scopes.slice(0, 1) },
    { ...approved, registration: { status: 'approved', pending_scopes: scopes.slice(1) } },
  ),
  'registration-rejected': sample(
    'registration-rejected',
    { ...ids, reason },
    { ...approved, registration: { status: 'rejected' } },
  ),
  'registration-revoked': sample(
    'registration-revoked',
    { ...ids, reason },
    { ...approved, registration: { status: 'revoked' } },
  ),
  'scopes-approved': sample(
    'scopes-approved',
    { ...ids, scopes },
    { ...approved, registration: { status: 'approved' } },
  ),
  'scopes-rejected': sample(
    'scopes-rejected',
    { ...ids, scopes, reason },
    { ...approved, registration: { status: 'approved' } },
  ),
  'version-sunset-announced': sample('version-sunset-announced', ids, {
    ...approved,
    step: 'sunset-announced',
  }),
  'version-deprecated': sample('version-deprecated', ids, { ...approved, step: 'deprecated' }),
  'version-sunset': sample('version-sunset', ids, { ...approved, step: 'sunset' }),
} satisfies Record<MailTemplate, Sample> & Record<string, Sample>

export type SampleName = keyof typeof samples
export const sampleNames = Object.keys(samples) as SampleName[]

export const sampleNamed = (name: SampleName): Sample => samples[name]
