import type { GatewayPlace } from '../store/schema-content'
import { contentHash } from './content-hash'
import type { RegistrationContent, VersionContent } from './content'
import type { ProductFile, RegistrationEntry, VersionEntry } from './file-shapes'
import { readSpecification } from './read-specification'
import { besideFile, type SourceFolder } from './source-folder'
import type { YamlSource } from '../lib/yaml/yaml-source'

interface Product {
  folder: SourceFolder
  slug: string
  file: ProductFile
  source: YamlSource
  strategies: ReadonlyMap<string, readonly string[]> | undefined
}

type Path = readonly (string | number)[]

/** Versions in the author's order. */
export async function readVersions(product: Product): Promise<VersionContent[]> {
  const { folder, slug, file } = product
  const inFolders = (await folder.list(`${slug}/versions`)).folders
  checkRegistration(product, file.registration, ['registration'])
  const common = registrationOf(file.registration)

  const listed = file.versions
  if (!listed) {
    return Promise.all(inFolders.map((name) => readVersion(product, { name }, [], common)))
  }
  checkNames(product, listed, inFolders)
  return Promise.all(
    listed.map((entry, index) => {
      checkRegistration(product, entry.registration, ['versions', index, 'registration'])
      return readVersion(product, entry, ['versions', index], common)
    }),
  )
}

async function readVersion(
  product: Product,
  entry: VersionEntry,
  path: Path,
  common: RegistrationContent[],
): Promise<VersionContent> {
  const specification = await specificationPath(product, entry, path)
  const version = {
    name: entry.name.trim(),
    status: entry.status ?? ('published' as const),
    sunsetAt: entry.sunset ? new Date(`${entry.sunset}T00:00:00Z`) : null,
    specification: specification ? ((await readSpecification(product.folder, specification)) ?? null) : null,
    registration: entry.registration ? registrationOf(entry.registration) : common,
    // Left out where the file says nothing, so that its hash stays that of earlier versions.
    ...placeOf({ ...product.file.gateway, ...entry.gateway }),
  }
  return { ...version, hash: contentHash(version) }
}

/** @returns undefined for a version without a specification, or after a mistake was noted. */
async function specificationPath(
  { folder, slug, source }: Product,
  entry: VersionEntry,
  path: Path,
): Promise<string | undefined> {
  if (entry.specification === undefined) {
    const conventional = ['yaml', 'yml', 'json'].map((end) => `${slug}/versions/${entry.name}/openapi.${end}`)
    for (const candidate of conventional) {
      if (await folder.has(candidate)) return candidate
    }
    folder.mistakes.warn(
      source.file,
      `version "${entry.name}" has no API description; add ${slug}/versions/${entry.name}/openapi.yaml, or name a file with \`specification\``,
      source.positionOf(path.length > 0 ? [...path, 'name'] : []),
    )
    return undefined
  }
  const named = besideFile(source.file, entry.specification)
  if (named !== undefined && (await folder.has(named))) return named
  const reason =
    named === undefined
      ? `"${entry.specification}" must be relative to this file`
      : `there is no file "${entry.specification}"`
  folder.mistakes.add(source.file, reason, source.positionOf([...path, 'specification']))
  return undefined
}

function checkNames(
  { folder, slug, source }: Product,
  listed: readonly VersionEntry[],
  inFolders: string[],
): void {
  const names = new Set<string>()
  for (const [index, { name }] of listed.entries()) {
    if (names.has(name.trim())) {
      folder.mistakes.add(
        source.file,
        `a second version "${name}"`,
        source.positionOf(['versions', index, 'name']),
      )
    }
    names.add(name.trim())
  }
  const named = listed.flatMap(({ specification }) => specification ?? [])
  for (const name of inFolders) {
    if (names.has(name) || named.some((path) => path.startsWith(`versions/${name}/`))) continue
    folder.mistakes.add(
      source.file,
      `\`versions\` does not list "${name}", which has a folder in ${slug}/versions`,
      source.positionOfKey([], 'versions'),
    )
  }
}

function checkRegistration(
  product: Product,
  entries: readonly RegistrationEntry[] | undefined,
  path: Path,
): void {
  const { folder, source, strategies } = product
  const used = new Set<string>()
  for (const [index, entry] of (entries ?? []).entries()) {
    const name = entry.strategy.trim()
    const position = source.positionOf([...path, index, 'strategy'])
    if (used.has(name)) folder.mistakes.add(source.file, `the strategy "${name}" is named twice`, position)
    if (strategies && !strategies.has(name)) {
      const known = quoted([...strategies.keys()])
      folder.mistakes.add(source.file, `there is no auth strategy "${name}"; known: ${known}`, position)
    }
    used.add(name)
    checkAutomaticScopes(product, entry, [...path, index])
  }
}

function checkAutomaticScopes(
  { folder, source, strategies }: Product,
  { strategy, auto_approve, auto_approve_scopes: scopes }: RegistrationEntry,
  path: Path,
): void {
  if (!scopes) return
  const key = 'auto_approve_scopes'
  if (!auto_approve)
    folder.mistakes.add(
      source.file,
      `\`${key}\` needs \`auto_approve: true\``,
      source.positionOfKey(path, key),
    )
  const available = strategies?.get(strategy.trim())
  if (!available) return
  for (const [index, scope] of scopes.entries()) {
    if (available.includes(scope)) continue
    folder.mistakes.add(
      source.file,
      `the auth strategy "${strategy.trim()}" has no scope "${scope}"; it has: ${quoted(available)}`,
      source.positionOf([...path, key, index]),
    )
  }
}

const quoted = (names: readonly string[]) => names.map((each) => `"${each}"`).join(', ') || 'none'

function registrationOf(entries: readonly RegistrationEntry[] = []): RegistrationContent[] {
  return entries.map(({ strategy, enabled = true, auto_approve = false, auto_approve_scopes: scopes }) => ({
    strategy: strategy.trim(),
    isEnabled: enabled,
    autoApprove: auto_approve,
    // Left out where the file says nothing, so that its hash stays that of earlier versions.
    ...(scopes && { autoApproveScopes: scopes }),
  }))
}

function placeOf(place: GatewayPlace): { gateway?: GatewayPlace } {
  if (!place.hosts && !place.paths) return {}
  // Without the slash at the end, a prefix is compared by whole segments.
  const paths = place.paths?.map((path) => path.replace(/(?!^)\/$/, ''))
  return { gateway: { ...place, ...(paths && { paths: [...new Set(paths)] }) } }
}
