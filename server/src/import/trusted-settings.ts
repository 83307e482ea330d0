import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import { readPortal } from '../store/portal'
import type { Schema } from '../store/schema'
import type { Content } from './content'

/**
 * Settings that lead into other people's accounts: who vouches for them, which pages the links of mails lead to with their tokens, and
 * which pages may use sessions.
 */
const trustedSettings = ['sign_in', 'pages', 'allowed_origins'] as const

/** The import would change settings that its program may not change. Nothing was written. */
export class TrustedSettingsRefused extends Error {
  override readonly name = 'TrustedSettingsRefused'

  /** @param settings - Names of those that differ, as in portal.yaml. */
  constructor(readonly settings: readonly string[]) {
    super(`The import would change ${settings.join(', ')}.`)
  }
}

/** @throws {TrustedSettingsRefused} */
export async function requireTrustedUnchanged(db: Kysely<Schema>, { portal }: Content): Promise<void> {
  if (!portal) return
  const { settings } = await readPortal(db)
  const changed = trustedSettings.filter(
    (name) => !isDeepStrictEqual(settings[name], JSON.parse(JSON.stringify(portal.settings[name]))),
  )
  if (changed.length > 0) throw new TrustedSettingsRefused(changed)
}
