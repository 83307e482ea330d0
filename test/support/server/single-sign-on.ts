import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestIdentityProvider } from './identity-provider'
import { writeContent } from './written-content'

/** Settings of a portal whose people sign in at a provider. */
export function singleSignOn(
  { issuer }: Pick<TestIdentityProvider, 'issuer'>,
  {
    password = true,
    provider = {},
    ...settings
  }: Record<string, unknown> & { password?: boolean; provider?: object } = {},
): Record<string, unknown> {
  const own = { name: 'harbour', issuer, client_id: 'portal', ...provider }
  return { approve_developers: true, ...settings, sign_in: { password, providers: [own] } }
}

/** Calls back with a folder that holds these settings, which lives as long as the call. */
export async function withSettings<T>(
  settings: Readonly<Record<string, unknown>>,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-settings-'))
  try {
    await writeContent(folder, settings, [])
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
