import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createAccessCode } from '../../../server/src/commands/access-codes'
import { createAccountOf } from '../../../server/src/commands/create-account'
import { createInvitation } from '../../../server/src/commands/invitations'
import { createKey } from '../../../server/src/commands/keys'
import { decideOnRegistration } from '../../../server/src/commands/registrations'
import { issueMailToken } from '../../../server/src/mail/mail-tokens'
import { issueLoginCode } from '../../../server/src/rules/sso/login-codes'
import type { AccountKey } from '../../../server/src/store/accounts'
import { insertIdentity, listIdentities } from '../../../server/src/store/linked-identities'
import { call, type Application, type Named, type Registration } from '../../support/server/applications'
import { archiveOf } from '../../support/server/archive'
import type { Person, TestIdentityProvider } from '../../support/server/identity-provider'
import { robin } from '../../support/server/sample-data'
import { kim, signedInUser } from '../../support/server/user-accounts'
import type { RealPortal } from '../../support/server/portal'
import type { PortalVisitor } from '../../support/server/visitor'
import type { FuzzedOperation } from './contract-operations'
import type { FuzzedRequest } from './fuzzed-request'

/** A request that succeeds, of which the schemas alone do not tell how to make it. */
interface Prepared {
  params?: Readonly<Record<string, string>>
  /** With its question mark. */
  query?: string
  body?: object | string | Buffer
  headers?: Readonly<Record<string, string>>
}

interface KnownIds {
  /** Of a version that applications can be registered for. */
  versionId: string
  /** Of a product with documents, and of its version that has a specification. */
  described: { productId: string; productVersionId: string }
  /** IDs by names, from before the first request: later there are more than a page has. */
  strategies: Readonly<Record<string, string>>
}

/** Who signs in at the provider. */
export const fuzzedPerson: Person = { sub: 'lou', email: 'lou@example.com', email_verified: true }

/** Returns, by operation, what makes whatever a request needs and then the request. */
export function preparedRequests(
  portal: RealPortal,
  provider: TestIdentityProvider,
  { versionId, described, strategies }: KnownIds,
): Readonly<Record<string, () => Promise<Prepared>>> {
  const { db } = portal.database
  let made = 0
  const unique = (name: string) => `${name} ${(made += 1)}`
  const developer = () => portal.signedIn(robin)
  const application = async (strategy = 'API key') =>
    makeApplication(await developer(), strategies[strategy], unique('Prepared'))
  const applicationId = async () => ({ params: { applicationId: (await application()).id } })

  async function account(status: 'pending' | 'unverified') {
    const email = `prepared${(made += 1)}@example.com`
    await portal.addDeveloper({ email, password: robin.password, status })
    const { id } = await db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return id
  }
  async function mailToken(purpose: 'verify-email' | 'set-password', status?: 'unverified') {
    const { id } = status
      ? { id: await account(status) }
      : await db
          .selectFrom('accounts')
          .select('id')
          .where('email', '=', robin.email)
          .executeTakeFirstOrThrow()
    return issueMailToken(db, { purpose, subject: { kind: 'developer', id }, lifetimeSeconds: 600 })
  }
  async function user(status: 'pending' | 'unverified') {
    const account = { email: `prepared${(made += 1)}@example.com`, name: 'Kim', status }
    const { records } = await createAccountOf('user').run(portal.database, {
      ...account,
      organization: unique('Office'),
    })
    return (records[0] as Named).id
  }
  async function userToken(purpose: 'verify-email' | 'set-password', status?: 'unverified') {
    const id = await user(status ?? 'pending')
    return issueMailToken(db, { purpose, subject: { kind: 'user', id }, lifetimeSeconds: 600 })
  }
  async function identity({ kind, id }: AccountKey) {
    const link = { kind, issuer: provider.issuer, subject: unique('subject') }
    await db.transaction().execute((transaction) => insertIdentity(transaction, id, link))
    const [linked] = await listIdentities(db, id)
    return String(linked?.id)
  }
  async function invitation() {
    const { records } = await createInvitation.run(portal.database, {
      email: `prepared${(made += 1)}@example.com`,
      organization: unique('Office'),
    })
    return records[0] as Named
  }
  async function credential() {
    const { id } = await application()
    const { body } = await call<Named>(await developer(), `POST /applications/${id}/credentials`, {
      display_name: unique('Key'),
    })
    return { applicationId: id, credentialId: body.id }
  }
  async function registration(strategy: string) {
    const { id } = await application(strategy)
    const path = `POST /applications/${id}/registrations` as const
    const body = { product_version_id: versionId }
    const response = await call<Registration>(await developer(), path, body)
    return { applicationId: id, registrationId: response.body.id }
  }
  const reported = async () => ({
    application_id: (await application()).id,
    product_version_id: versionId,
    started_at: Date.now() - 1_000,
  })
  const product = async () => Promise.resolve({ params: described })
  /** Without a cursor, which the schemas do not tell. */
  const plainList = async () => Promise.resolve({})
  const email = async () => Promise.resolve({ body: { email: robin.email } })
  const samePassword = async () =>
    Promise.resolve({ body: { old_password: robin.password, new_password: robin.password } })

  /** Signs in at the provider, up to the request with which the browser comes back. */
  async function returnFromProvider(begin: string): Promise<Prepared> {
    const visitor = portal.visitor()
    const begun = await visitor.fetch(begin, { redirect: 'manual' })
    const { search } = new URL(await provider.choose(begun.headers.get('location') ?? '', fuzzedPerson.sub))
    return { query: search, headers: { cookie: `portalsso=${visitor.cookies.get('portalsso')?.value}` } }
  }

  async function ofUser() {
    const token = (await signedInUser(portal)).cookies.get('useraccesstoken')?.value
    return { headers: { authorization: `Bearer ${token}` } }
  }
  async function sessionOf(path: string) {
    const visitor = path.startsWith('/api/') ? await developer() : await signedInUser(portal)
    const { data } = (await (await visitor.get(path)).json()) as {
      data: { id: string; is_current: boolean }[]
    }
    return { sessionId: data.find((session) => session.is_current)?.id ?? '' }
  }

  return {
    authenticateSso: async () => Promise.resolve({}),
    authenticateCode: async () => {
      const codeVerifier = randomBytes(32).toString('base64url')
      const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
      const account = await db
        .selectFrom('accounts')
        .select(['id', 'credential_version'])
        .where('email', '=', robin.email)
        .executeTakeFirstOrThrow()
      const session = {
        provider: 'harbour',
        issuer: provider.issuer,
        subject: 'robin',
        sid: null,
        idToken: Buffer.from(''),
      }
      // A code is of no use once its identity is unlinked.
      const identity = { kind: 'developer', issuer: provider.issuer, subject: session.subject } as const
      await db.transaction().execute((transaction) => insertIdentity(transaction, account.id, identity))
      const origin = portal.url
      const code = await issueLoginCode(portal.database, { account, origin, codeChallenge, session })
      return { body: { code, code_verifier: codeVerifier }, headers: { origin } }
    },
    developerOidcCallback: () => returnFromProvider('/api/v2/developer/authenticate/sso'),
    authenticateUserIdp: async () => Promise.resolve({ params: { provider: 'harbour' } }),
    userOidcCallback: () => returnFromProvider('/api/v1/authenticate/harbour'),
    endSessionsAtProvider: async () => ({
      params: { provider: 'harbour' },
      body: {
        logout_token: await provider.sign({
          iss: provider.issuer,
          aud: 'portal',
          sub: 'nobody',
          iat: Math.floor(Date.now() / 1000),
          exp: Math.floor(Date.now() / 1000) + 120,
          jti: randomUUID(),
          events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
        }),
      },
    }),
    listOperatorRequests: plainList,
    listOperatorRegistrations: plainList,
    listOperatorDevelopers: plainList,
    listOperatorUsers: plainList,
    listOperatorOrganizations: plainList,
    listOperatorInvitations: plainList,
    listOperatorAccessCodes: plainList,
    listOperatorAccessKeys: plainList,
    listOperatorSigningKeys: plainList,
    listOperatorAuthStrategies: plainList,
    listOperatorAuditLog: plainList,
    authenticate: async () => Promise.resolve({ body: { username: robin.email, password: robin.password } }),
    changeDeveloperPassword: samePassword,
    changeMyPassword: samePassword,
    refresh: async () => {
      const token = (await developer()).cookies.get('portalrefreshtoken')?.value
      return { headers: { cookie: `portalrefreshtoken=${token}` } }
    },
    register: async () =>
      Promise.resolve({ body: { email: `new${(made += 1)}@example.com`, full_name: 'Kim Example' } }),
    registerUser: async () =>
      Promise.resolve({ body: { email: `new${(made += 1)}@example.com`, fullName: 'Kim Example' } }),
    requestPasswordReset: email,
    forgotPassword: email,
    resetPassword: async () => ({
      body: { token: await mailToken('set-password'), password: robin.password },
    }),
    authenticateUser: async () => Promise.resolve({ body: { username: kim.email, password: kim.password } }),
    refreshUser: async () => {
      const token = (await signedInUser(portal)).cookies.get('userrefreshtoken')?.value
      return { headers: { cookie: `userrefreshtoken=${token}` } }
    },
    getUserMe: ofUser,
    updateUserMe: async () => ({ ...(await ofUser()), body: { full_name: 'Kim Example' } }),
    listUserSessions: ofUser,
    endUserSession: async () => ({ ...(await ofUser()), params: await sessionOf('/v2/users/me/sessions') }),
    endOtherUserSessions: ofUser,
    updateDeveloperMe: async () => Promise.resolve({ body: { full_name: 'Robin Example' } }),
    updateFirstSteps: async () => Promise.resolve({ body: { done: 'read' } }),
    endDeveloperSession: async () => ({ params: await sessionOf('/api/v2/developer/sessions') }),
    verifyUserEmail: async () => ({ body: { token: await userToken('verify-email', 'unverified') } }),
    completePasswordReset: async () => ({
      body: { token: await userToken('set-password'), password: kim.password },
    }),
    acceptInvite: async () => {
      const subject = { kind: 'user', id: (await invitation()).id } as const
      const token = await issueMailToken(db, { purpose: 'accept-invitation', subject, lifetimeSeconds: 600 })
      return { body: { token, full_name: 'Kim Example', preferred_name: null, password: kim.password } }
    },
    createOperatorUser: async () =>
      Promise.resolve({
        body: {
          email: `new${(made += 1)}@example.com`,
          full_name: 'Kim Example',
          organization: unique('Office'),
        },
      }),
    updateOperatorUser: async () => ({
      params: { userId: await user('pending') },
      body: { full_name: 'Kim Example', status: 'approved' },
    }),
    mailOperatorUserPassword: async () => ({ params: { userId: await user('pending') } }),
    mailOperatorDeveloperPassword: async () => ({ params: { developerId: await account('pending') } }),
    decideOperatorUser: async () => ({
      params: { userId: await user('pending') },
      body: { decision: 'approve' },
    }),
    listOperatorDeveloperIdentities: async () => ({ params: { developerId: await account('pending') } }),
    unlinkOperatorDeveloperIdentity: async () => {
      const id = await account('pending')
      return { params: { developerId: id, identityId: await identity({ kind: 'developer', id }) } }
    },
    listOperatorUserIdentities: async () => ({ params: { userId: await user('pending') } }),
    unlinkOperatorUserIdentity: async () => {
      const id = await user('pending')
      return { params: { userId: id, identityId: await identity({ kind: 'user', id }) } }
    },
    createOperatorInvitation: async () =>
      Promise.resolve({ body: { email: `new${(made += 1)}@example.com`, organization: unique('Office') } }),
    sendOperatorInvitation: async () => ({ params: { invitationId: (await invitation()).id } }),
    revokeOperatorInvitation: async () => ({ params: { invitationId: (await invitation()).id } }),
    createOperatorAccessCode: async () => Promise.resolve({ body: { name: `code-${(made += 1)}` } }),
    revokeOperatorAccessCode: async () => {
      const name = `revoked-${(made += 1)}`
      await createAccessCode.run(portal.database, { name })
      return { params: { accessCodeName: name } }
    },
    verifyEmail: async () => ({ body: { token: await mailToken('verify-email', 'unverified') } }),
    issueToken: async () => {
      const { credentials } = await application('Portal client')
      return { body: { grant_type: 'client_credentials', ...credentials } }
    },
    introspectToken: async () => {
      const { credentials } = await application('Portal client')
      return { body: { token: credentials?.client_id ?? '', token_type_hint: 'client_id' } }
    },
    // With a token: the use of a key would be recorded during the requests that follow.
    listGatewayChanges: async () => {
      const { lines } = await createKey.run(portal.database, { name: `edge-${(made += 1)}`, role: 'gateway' })
      const headers = { authorization: `Bearer ${lines[0]}` }
      const response = await fetch(`${portal.url}/gateway/v1/snapshot`, { headers })
      const { cursor } = (await response.json()) as { cursor: string }
      return { headers, query: `?cursor=${cursor}` }
    },
    checkRequest: async () => {
      const { id, credentials } = await application('Portal client')
      const path = `POST /applications/${id}/registrations` as const
      const { body } = await call<Registration>(await developer(), path, { product_version_id: versionId })
      await decideOnRegistration.run(portal.database, { id: body.id, decision: 'approve' })
      const response = await fetch(`${portal.url}/oauth/token`, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'client_credentials', ...credentials }),
      })
      const { access_token } = (await response.json()) as { access_token: string }
      return { query: `?version=${versionId}`, headers: { authorization: `Bearer ${access_token}` } }
    },
    getProduct: product,
    getApplicationsByProductVersion: product,
    getProductActions: product,
    getProductVersion: product,
    getProductVersionSpec: product,
    getProductVersionSpecOperations: product,
    getProductDocument: async () => Promise.resolve({ params: { ...described, documentId: 'welcome' } }),
    createApplication: async () =>
      Promise.resolve({ body: { name: unique('Made'), auth_strategy_id: strategies['API key'] } }),
    getApplication: applicationId,
    listCredentials: applicationId,
    listApplicationRequests: applicationId,
    deleteApplication: applicationId,
    updateApplication: async () => ({ ...(await applicationId()), body: { name: unique('Renamed') } }),
    refreshApplicationToken: async () => ({
      params: { applicationId: (await application('Portal client')).id },
    }),
    createCredential: async () => ({ ...(await applicationId()), body: { display_name: 'Second' } }),
    updateCredential: async () => ({ params: await credential(), body: { display_name: 'Renamed' } }),
    deleteCredential: async () => ({ params: await credential() }),
    createApplicationRegistration: async () => ({
      ...(await applicationId()),
      body: { product_version_id: versionId },
    }),
    getApplicationRegistration: async () => ({ params: await registration('API key') }),
    deleteApplicationRegistration: async () => ({ params: await registration('API key') }),
    getApplicationRegistrationGrantedScopes: async () => ({ params: await registration('Portal client') }),
    getApplicationProductVersionGrantedScopes: async () => ({
      params: { ...(await registration('Portal client')), productVersionId: versionId },
    }),
    getDocumentImage: async () => Promise.resolve({ params: { ...described, imagePath: 'images/pier.svg' } }),
    importOperatorContent: async () => ({
      body: await archiveOf({ 'imported/product.yaml': 'name: Imported\n' }),
      headers: { 'content-type': 'application/gzip' },
    }),
    createOperatorDeveloper: async () =>
      Promise.resolve({ body: { email: `new${(made += 1)}@example.com`, full_name: 'Kim Example' } }),
    updateOperatorDeveloper: async () => ({
      params: { developerId: await account('pending') },
      body: { full_name: 'Kim Example', status: 'approved' },
    }),
    createOperatorAccessKey: async () =>
      Promise.resolve({ body: { name: `gateway-${(made += 1)}`, role: 'gateway' } }),
    revokeOperatorAccessKey: async () => {
      const name = `revoked-${(made += 1)}`
      await createKey.run(portal.database, { name, role: 'gateway' })
      return { params: { accessKeyName: name } }
    },
    createOperatorAuthStrategy: async () =>
      Promise.resolve({
        body: { name: unique('Strategy'), credential_type: 'key_auth', key_names: ['X-Key'] },
      }),
    decideOperatorDeveloper: async () => ({
      params: { developerId: await account('pending') },
      body: { decision: 'approve' },
    }),
    decideOperatorRegistration: async () => ({
      params: { registrationId: (await registration('Portal client')).registrationId },
      body: { decision: 'approve' },
    }),
    setOperatorAccess: async () => ({
      params: { product: described.productId, developerId: await account('pending') },
      body: { actions: ['view'], allowed: true },
    }),
    queryApplicationAnalytics: async () =>
      Promise.resolve({
        body: { metrics: ['REQUEST_COUNT'], start_ms: Date.now() - 3_600_000, end_ms: Date.now() },
      }),
    reportTraffic: async () => {
      const line = { ...(await reported()), method: 'GET', path: '/levels', status: 200, latency_ms: 1 }
      const headers = { 'content-type': 'application/x-ndjson', 'idempotency-key': randomUUID() }
      return { body: `${JSON.stringify(line)}\n`, headers }
    },
    reportKongTraffic: async () => {
      const { application_id, product_version_id, started_at } = await reported()
      return {
        body: {
          started_at,
          request: { method: 'GET', uri: '/levels', size: '1' },
          response: { status: 200, size: 1 },
          latencies: { request: 1 },
          consumer: { custom_id: application_id },
          service: { tags: [`portal-version:${product_version_id}`] },
        },
      }
    },
    reportTrafficSpans: async () => Promise.resolve({ body: { resourceSpans: [] } }),
  }
}

/** Makes an application of a strategy. */
export async function makeApplication(
  developer: PortalVisitor,
  strategyId: string | undefined,
  name: string,
): Promise<Application> {
  const fields = { name, auth_strategy_id: strategyId }
  const { status, body } = await call<Application>(developer, 'POST /applications', fields)
  if (status !== 201) throw new Error(`An application was answered ${status}: ${JSON.stringify(body)}`)
  return body
}

/** Writes a prepared request to an operation. */
export function preparedRequest(operation: FuzzedOperation, prepared: Prepared): FuzzedRequest {
  const { params = {}, query = '', body, headers = {} } = prepared
  const path = Object.entries(params).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    operation.path,
  )
  const type = operation.isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  return {
    method: operation.method,
    path: path + query,
    headers: { ...(body === undefined ? {} : { 'content-type': type }), ...headers },
    body: textOf(operation, body),
  }
}

function textOf(
  { isForm }: FuzzedOperation,
  body: object | string | Buffer | undefined,
): string | Buffer | undefined {
  if (typeof body === 'string' || Buffer.isBuffer(body) || body === undefined) return body
  return isForm ? new URLSearchParams(Object.entries(body)).toString() : JSON.stringify(body)
}
