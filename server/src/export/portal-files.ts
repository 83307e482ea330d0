import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import { stringify } from 'yaml'
import type { AuthStrategyEntry, IdentityProviderEntry, PortalFile } from '../import/file-shapes'
import { portalFile } from '../import/read-portal'
import { hasField } from '../rules/auth-strategies'
import { findPortalImage, readPortal, type PortalImageKind } from '../store/portal'
import type { Schema } from '../store/schema'
import { defaultSettings, type IdentityProvider, type PortalSettings } from '../store/settings'
import { importedStrategies } from '../store/stored-content'
import type { ContentFile } from './content-file'

const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/x-icon': 'ico',
}

type ImageNames = Partial<Record<PortalImageKind, string>>

/** Returns `portal.yaml`, and the images that it names. */
export async function portalFiles(db: Transaction<Schema>): Promise<ContentFile[]> {
  const { settings, images } = await readPortal(db)
  const names: ImageNames = {}
  const files: ContentFile[] = []
  for (const kind of images) {
    const image = await findPortalImage(db, kind)
    if (!image) continue
    const path = `${kind}.${extensions[image.content_type] ?? 'png'}`
    names[kind] = path
    files.push({ path, content: image.bytes })
  }
  const file = portalFileOf(settings, names, await strategyEntries(db))
  return [{ path: portalFile, content: stringify(file, { lineWidth: 0 }) }, ...files]
}

/** Defaults are left out, so that the file says what the operator decided. */
function portalFileOf(
  settings: PortalSettings,
  images: ImageNames,
  strategies: AuthStrategyEntry[],
): PortalFile {
  const { name, sign_in, appearance, gated_routes, captcha, users, ...rest } = settings
  const { welcome_message, primary_header, theme } = appearance
  const entries: PortalFile = {
    name,
    ...rest,
    sign_in: withoutDefaults(
      { ...sign_in, providers: sign_in.providers.map(providerEntry) },
      { ...defaultSettings.sign_in, sso: sign_in.providers.length > 0 },
    ),
    appearance: {
      ...(welcome_message !== null && { welcome_message }),
      ...(primary_header !== null && { primary_header }),
      ...images,
      ...(Object.keys(theme).length > 0 && { theme }),
    },
    routes: gated_routes,
    ...(captcha && { captcha: { ...captcha, kinds: [...captcha.kinds] } }),
    ...(users && { users }),
    auth_strategies: strategies,
  }
  const defaults = {
    ...defaultSettings,
    name: undefined,
    sign_in: {},
    appearance: {},
    routes: {},
    auth_strategies: [],
  }
  return { name, ...withoutDefaults(entries, defaults) }
}

function withoutDefaults<Values extends object>(values: Values, defaults: object): Partial<Values> {
  const standing = new Map<string, unknown>(Object.entries(defaults))
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isDeepStrictEqual(value, standing.get(name))),
  ) as Partial<Values>
}

function providerEntry({ new_accounts, ...provider }: IdentityProvider): IdentityProviderEntry {
  return { ...provider, ...(new_accounts && { new_accounts }) }
}

/** Strategies that operators made at the command line are not in files. */
async function strategyEntries(db: Transaction<Schema>): Promise<AuthStrategyEntry[]> {
  const strategies = await importedStrategies(db)
  return strategies.map(
    ({ name, names, credential_type: type, key_names, auth_methods, available_scopes, is_default }) => ({
      name,
      ...(Object.keys(names).length > 0 && { names }),
      type,
      ...(hasField(type, 'key_names') && { key_names }),
      ...(hasField(type, 'auth_methods') && { auth_methods }),
      ...(hasField(type, 'available_scopes') && available_scopes && { scopes: available_scopes }),
      ...(is_default && { default: true }),
    }),
  )
}
