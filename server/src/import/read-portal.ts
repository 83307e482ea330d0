import { createHash } from 'node:crypto'
import { completeStrategy, hasField, type StrategyField } from '../rules/auth-strategies'
import type { PortalImageKind } from '../store/portal'
import {
  defaultSettings,
  regions,
  type PortalSettings,
  type ThemeSettings,
  type UserSettings,
} from '../store/settings'
import type { ImageContent, PortalContent, StrategyContent } from './content'
import type { AuthStrategyEntry, PortalFile } from './file-shapes'
import { imageTypeOf } from './image-type'
import { checkProviders, signInOf } from './read-sign-in'
import { checkedPortal } from './schema-check'
import { besideFile, sizeLimits, type SourceFolder } from './source-folder'
import { warnOfTheme } from './warnings/theme-warnings'
import { YamlSource } from '../lib/yaml/yaml-source'

export const portalFile = 'portal.yaml'

/** @returns undefined when there is none, or when mistakes were noted. */
export async function readPortalFile(folder: SourceFolder): Promise<PortalContent | undefined> {
  if (!(await folder.has(portalFile))) return undefined
  const text = await folder.readText(portalFile, sizeLimits.settings)
  const source = text === undefined ? undefined : YamlSource.parse(portalFile, text, folder.mistakes)
  const file = source && checkedPortal(source, folder.mistakes)
  if (!file) return undefined

  checkStrategies(file, source, folder)
  checkReading(file, source, folder)
  checkPolicy(file, source, folder)
  checkUserPages(file, source, folder)
  checkProviders(file, source, folder.mistakes)
  warnOfTheme(file, source, folder.mistakes)
  return {
    settings: settingsOf(file),
    strategies: (file.auth_strategies ?? []).map(strategyOf),
    images: await readImages(file, source, folder),
  }
}

const defaultUsers: UserSettings = { registration: 'open', approve: true, regions: [...regions] }

function settingsOf(file: PortalFile): PortalSettings {
  const { appearance = {}, pages = {} } = file
  return {
    name: file.name.trim(),
    languages: file.languages ?? defaultSettings.languages,
    public: file.public ?? defaultSettings.public,
    reading: file.reading ?? defaultSettings.reading,
    rbac: file.rbac ?? defaultSettings.rbac,
    approve_developers: file.approve_developers ?? defaultSettings.approve_developers,
    sign_in: signInOf(file),
    allowed_time_period: file.allowed_time_period ?? defaultSettings.allowed_time_period,
    analytics: file.analytics ?? defaultSettings.analytics,
    builder: file.builder ?? defaultSettings.builder,
    requests: { ...defaultSettings.requests, ...file.requests },
    appearance: {
      welcome_message: appearance.welcome_message?.trim() || null,
      primary_header: appearance.primary_header?.trim() || null,
      theme: themeOf(appearance.theme ?? {}),
    },
    flags: file.flags ?? {},
    gated_routes: file.routes ?? {},
    password_policy: { ...defaultSettings.password_policy, ...file.password_policy },
    captcha: file.captcha ? { kinds: ['user'], ...file.captcha } : null,
    users: file.users ? { ...defaultUsers, ...file.users } : null,
    pages: { developer: pages.developer ?? {}, user: pages.user ?? {} },
    allowed_origins: file.allowed_origins ?? [],
  }
}

function themeOf(theme: NonNullable<NonNullable<PortalFile['appearance']>['theme']>): ThemeSettings {
  const tokens = (group: (typeof theme)[string]) =>
    Object.fromEntries(
      Object.entries(group).map(([name, token]) => [
        name,
        typeof token === 'string' ? { value: token } : token,
      ]),
    )
  return Object.fromEntries(Object.entries(theme).map(([name, group]) => [name, tokens(group)]))
}

function strategyOf({
  name,
  names,
  type,
  key_names,
  auth_methods,
  scopes,
  ...entry
}: AuthStrategyEntry): StrategyContent {
  const input = { name, names, credential_type: type, key_names, auth_methods, available_scopes: scopes }
  return { ...completeStrategy(input), isDefault: entry.default ?? false }
}

function checkStrategies(file: PortalFile, source: YamlSource, { mistakes }: SourceFolder): void {
  const names = new Set<string>()
  let hasDefault = false
  for (const [index, entry] of (file.auth_strategies ?? []).entries()) {
    const path = ['auth_strategies', index]
    if (entry.default && hasDefault)
      mistakes.add(portalFile, 'a second default strategy', source.positionOfKey(path, 'default'))
    hasDefault ||= entry.default ?? false
    const given = Object.entries(entry.names ?? {})
    for (const [language, text] of [['', entry.name], ...given] as const) {
      const name = text.trim()
      const key = `${language} ${name}`
      const position = source.positionOf([...path, ...(language ? ['names', language] : ['name'])])
      if (names.has(key)) mistakes.add(portalFile, `a second auth strategy named "${name}"`, position)
      names.add(key)
    }
    for (const [key, field] of strategyKeys) {
      if (!(key in entry) || hasField(entry.type, field)) continue
      mistakes.add(
        portalFile,
        `\`${key}\` is not valid for \`${entry.type}\``,
        source.positionOfKey(path, key),
      )
    }
  }
}

/** Keys of the file that only some types of strategies have. */
const strategyKeys: readonly (readonly [key: string, field: StrategyField])[] = [
  ['key_names', 'key_names'],
  ['auth_methods', 'auth_methods'],
  ['scopes', 'available_scopes'],
]

/** A public portal has no accounts, so nothing is left for those who sign in. */
function checkReading(file: PortalFile, source: YamlSource, { mistakes }: SourceFolder): void {
  if (!file.public || file.reading !== 'everyone') return
  mistakes.add(
    portalFile,
    '`reading: everyone` is for a portal with accounts: remove it, or set `public: false`',
    source.positionOfKey([], 'reading'),
  )
}

function checkPolicy(file: PortalFile, source: YamlSource, { mistakes }: SourceFolder): void {
  const { min_length, max_length } = { ...defaultSettings.password_policy, ...file.password_policy }
  if (min_length <= max_length) return
  const position = source.positionOf(['password_policy', 'min_length'])
  mistakes.add(portalFile, '`password_policy.min_length` is more than `max_length`', position)
}

/** The portal has no pages for users, so mails to them need some. */
function checkUserPages(file: PortalFile, source: YamlSource, { mistakes }: SourceFolder): void {
  if (!file.users) return
  for (const page of ['verify_email', 'reset_password', 'accept_invitation', 'sign_in'] as const) {
    if (file.pages?.user?.[page] !== undefined) continue
    mistakes.add(portalFile, `\`users\` needs \`pages.user.${page}\``, source.positionOfKey([], 'users'))
  }
}

async function readImages(
  file: PortalFile,
  source: YamlSource,
  folder: SourceFolder,
): Promise<ImageContent[]> {
  const images: ImageContent[] = []
  for (const kind of ['logo', 'cover', 'favicon'] satisfies PortalImageKind[]) {
    const named = file.appearance?.[kind]
    if (named === undefined) continue
    const position = source.positionOf(['appearance', kind])
    const path = besideFile(portalFile, named)
    if (path === undefined || !(await folder.has(path))) {
      folder.mistakes.add(portalFile, `there is no file "${named}" beside this one`, position)
      continue
    }
    const bytes = await folder.readBytes(path, sizeLimits.image)
    if (!bytes) continue
    const contentType = imageTypeOf(bytes, kind)
    if (!contentType) {
      const wanted = kind === 'favicon' ? 'an ICO or PNG' : 'a PNG or JPEG'
      folder.mistakes.add(portalFile, `"${named}" is not ${wanted} image`, position)
      continue
    }
    images.push({ kind, contentType, bytes, hash: createHash('sha256').update(bytes).digest('hex') })
  }
  return images
}
