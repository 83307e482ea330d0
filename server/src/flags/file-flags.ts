import { randomUUID } from 'node:crypto'
import { FlagdCore } from '@openfeature/flagd-core'
import { OpenFeature, type EvaluationContext, type Provider } from '@openfeature/server-sdk'
import { ConfigError } from '../config/environment'
import type { Caller } from '../rules/callers'
import { featureSet, type FlagProvider } from '../rules/flags'
import type { PortalState } from '../rules/portal-state'
import { FlagFile } from './flag-file'

/** All visitors are one to the flags: nothing tells them apart, and a share of them would change with every page. */
const anonymousKey = 'anonymous'

export interface FileFlags extends FlagProvider {
  /** Follows the file. Returns the undo. @param broken - Told when a change cannot be used; the last good flags stay. */
  watch(broken: (error: Error) => void): () => void
}

/** Flags of a flagd file. @throws {ConfigError} when the file cannot be used. */
export async function fileFlags(path: string): Promise<FileFlags> {
  const file = new FlagFile(path)
  await file.read().catch((error: Error) => {
    throw new ConfigError(error.message, { cause: error })
  })
  // A domain of its own, because the registry of providers is the process's.
  const domain = randomUUID()
  await OpenFeature.setProviderAndWait(domain, providerOf(file))
  const client = OpenFeature.getClient(domain)

  return {
    async evaluate(portal, caller) {
      const context = contextOf(portal, caller)
      const names = [...file.flags.getFlags().keys()]
      const decided = names.map(async (name) => [name, await client.getBooleanValue(name, false, context)])
      return Object.fromEntries(await Promise.all(decided)) as Record<string, boolean>
    },
    watch: (broken) => file.watch(broken),
  }
}

/** On a public portal every caller is anonymous, signed in or not. */
function contextOf({ id, org_id, settings }: PortalState, caller: Caller | undefined): EvaluationContext {
  const portal = { portal_id: id, org_id, feature_set: featureSet }
  if (!caller || settings.public) return { ...portal, targetingKey: anonymousKey }
  const { account } = caller
  return { ...portal, targetingKey: account.id, developer_id: account.id, email: account.email }
}

function providerOf(file: FlagFile): Provider {
  const core = new FlagdCore(file.flags)
  return {
    metadata: { name: 'flag file' },
    runsOn: 'server',
    resolveBooleanEvaluation: async (...asked) => core.resolveBooleanEvaluation(...asked),
    resolveStringEvaluation: async (...asked) => core.resolveStringEvaluation(...asked),
    resolveNumberEvaluation: async (...asked) => core.resolveNumberEvaluation(...asked),
    resolveObjectEvaluation: async (...asked) => core.resolveObjectEvaluation(...asked),
  }
}
