import { timingSafeEqual } from 'node:crypto'
import { anonymousActor } from '../../http/actor'
import { json } from '../../http/operation-response'
import { clientOf, formOf, type ClientIdentification } from '../../http/oauth-form'
import { withOAuthErrors, OAuthRefusal } from '../../http/oauth-refusal'
import { operation, type Call } from '../../http/operation'
import { portalUrlOf } from '../../http/portal-url'
import { recordAttempt } from '../../rules/attempts'
import { issueClientToken } from '../../rules/client-tokens'
import { grantedScopes } from '../../rules/granted-scopes'
import { isAccessControlled } from '../../rules/portal-state'
import { secretHash } from '../../rules/issued-secrets'
import { findAccessByClient, type ApplicationAccess } from '../../store/application-access'

/** Client credentials, RFC 6749 section 4.4. */
export const issueToken = operation({
  id: 'issueToken',
  access: 'anyone',
  isTranslated: true,
  isUrlEncoded: true,

  handle: (call) =>
    withOAuthErrors(call, async () => {
      const { request, services } = call
      let application: ApplicationAccess | undefined
      try {
        const form = formOf(call.body)
        const client = clientOf(request, form)
        const grantType = form.get('grant_type')
        if (grantType === undefined) throw new OAuthRefusal('invalid_request')
        application = await findApplication(call, client.id)
        requireSecret(application, client)
        if (grantType !== 'client_credentials') throw new OAuthRefusal('unsupported_grant_type')
        const scopes = scopesFor(application, form.get('scope'))
        const lifetimeSeconds = services.config.clientTokens.lifetimeSeconds
        const issuer = portalUrlOf(request, services.config)
        return json({
          access_token: await issueClientToken(services.database, application, {
            issuer,
            lifetimeSeconds,
            scopes,
          }),
          token_type: 'Bearer',
          expires_in: lifetimeSeconds,
          scope: scopes.join(' '),
        })
      } catch (error) {
        if (error instanceof OAuthRefusal)
          await recordAttempt(services.database.db, {
            actor: anonymousActor(request),
            action: `client-token.${error.error.replaceAll('_', '-')}`,
            subject: application ? { id: application.id } : 'none',
          })
        throw error
      }
    }),
})

function findApplication(
  { portal, services }: Pick<Call, 'portal' | 'services'>,
  clientId: string,
): Promise<ApplicationAccess | undefined> {
  const { db } = services.database
  return findAccessByClient(db, clientId, 'client_credentials', isAccessControlled(portal))
}

function requireSecret(
  application: ApplicationAccess | undefined,
  { secret }: ClientIdentification,
): asserts application {
  if (!application?.secret_hash || !isSame(secretHash(secret), application.secret_hash))
    throw new OAuthRefusal('invalid_client')
}

function isSame(given: string, stored: string): boolean {
  return given.length === stored.length && timingSafeEqual(Buffer.from(given), Buffer.from(stored))
}

/** What was asked for, which must all be granted; without a word everything that is. */
function scopesFor(application: ApplicationAccess, asked: string | undefined): string[] {
  const granted = grantedScopes(application)
  if (asked === undefined) return granted
  const wanted = [...new Set(asked.split(' ').filter(Boolean))]
  if (wanted.every((scope) => granted.includes(scope))) return wanted
  throw new OAuthRefusal('invalid_scope')
}
