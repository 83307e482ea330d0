import type { ServerMetadata } from 'openid-client'
import { secretVariable, type ClientSecrets } from '../config/client-secrets'
import type { Config } from '../config/config'
import { perform } from '../control/perform'
import { failureText } from '../sso/provider-failure'
import { clockToleranceSeconds, discover } from '../sso/provider-clients'
import type { IdentityProvider } from '../store/settings'
import { readSigningKeys } from '../sso/signing-keys'
import type { Finding } from './finding'

type ProviderConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'encryption' | 'clientSecrets'>
type State = Finding['state']

/** Tries the identity providers of the portal. Without a database there are none; that has been reported. */
export async function checkPortalProviders(config: ProviderConfig): Promise<Finding[]> {
  const output = await perform(config, 'providers list', {}).catch(() => undefined)
  const providers = (output?.records ?? []) as readonly IdentityProvider[]
  const unknownVariables = config.clientSecrets.unknownVariables(providers.map(({ name }) => name))
  return [
    ...(await checkProviders(providers, config.clientSecrets)),
    ...unknownVariables.map((variable) =>
      finding('warning', `${variable} belongs to no identity provider of portal.yaml.`),
    ),
  ]
}

/** Reads what each provider says about itself, its keys and its clock. Nobody signs in. */
export async function checkProviders(
  providers: readonly IdentityProvider[],
  secrets: ClientSecrets,
): Promise<Finding[]> {
  return (await Promise.all(providers.map((provider) => checkProvider(provider, secrets)))).flat()
}

async function checkProvider(provider: IdentityProvider, secrets: ClientSecrets): Promise<Finding[]> {
  const { name, issuer } = provider
  const about = (state: State, message: string) => finding(state, `${name}: ${message}`)
  try {
    const metadata = await discover(provider)
    return [
      about('ok', `${issuer} describes itself. ${abilities(metadata)}`),
      ...missing(metadata).map((message) => about('failed', message)),
      await keysFinding(metadata, about),
      await clockFinding(issuer, about),
      secrets.of(name) === undefined
        ? about('warning', `${secretVariable(name)} is not set, so the portal is a public client there.`)
        : about('ok', `${secretVariable(name)} is set.`),
    ]
  } catch (error) {
    return [
      about('failed', `${issuer} cannot be read: ${failureText(error)}. Check the issuer and the network.`),
    ]
  }
}

function abilities(metadata: ServerMetadata): string {
  const { end_session_endpoint: end, backchannel_logout_supported: back } = metadata
  return `It offers ${end ? '' : 'no '}logout and ${back === true ? '' : 'no '}back-channel logout.`
}

function missing(metadata: ServerMetadata): string[] {
  const { authorization_endpoint, token_endpoint, code_challenge_methods_supported: methods } = metadata
  return [
    ...(authorization_endpoint ? [] : ['it names no authorization_endpoint.']),
    ...(token_endpoint ? [] : ['it names no token_endpoint.']),
    ...(methods && !methods.includes('S256') ? ['it does not offer PKCE with S256.'] : []),
  ]
}

type About = (state: State, message: string) => Finding

async function keysFinding({ jwks_uri: url }: ServerMetadata, about: About): Promise<Finding> {
  if (url === undefined) return about('failed', 'it names no jwks_uri.')
  try {
    const count = await readSigningKeys(url)
    return count > 0
      ? about('ok', `it has ${count} signing ${count === 1 ? 'key' : 'keys'}.`)
      : about('failed', `${url} has no key that signs.`)
  } catch (error) {
    return about('failed', `its keys at ${url} cannot be read: ${failureText(error)}.`)
  }
}

/** By the `Date` header, which has whole seconds. */
async function clockFinding(issuer: string, about: About): Promise<Finding> {
  const startedAt = Date.now()
  const response = await fetch(issuer, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  })
  const said = Date.parse(response.headers.get('date') ?? '')
  if (Number.isNaN(said)) return about('warning', 'it does not say its time, so the clocks are not compared.')
  const difference = Math.round(Math.abs(said - (startedAt + Date.now()) / 2) / 1000)
  const message = `the clocks differ by ${difference} s; ${clockToleranceSeconds} s are tolerated.`
  return about(difference > clockToleranceSeconds ? 'failed' : 'ok', message)
}

function finding(state: State, message: string): Finding {
  return { subject: 'sso', state, message }
}
