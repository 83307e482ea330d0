import { Readable } from 'node:stream'
import { mayDo } from '../../http/access-key'
import { actorOf } from '../../http/actor'
import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { Problem } from '../../http/problem'
import { ImportUnconfirmed } from '../../import/confirmation'
import { importFolder } from '../../import/import-folder'
import { ImportRefused } from '../../import/import-refused'
import { archiveLimits, ArchiveTooLarge, DiskFull, withArchive } from '../../import/read-archive'
import { readContent } from '../../import/read-folder'
import { readInThread } from '../../import/read-in-thread'
import { TrustedSettingsRefused } from '../../import/trusted-settings'

/** Bytes that are read sooner than a thread has started. */
const readAtOnce = 256 * 1024

export const importOperatorContent = operation<{
  query: { dry_run: boolean; strict: boolean; prune: boolean; confirmation?: string }
  body: unknown
}>({
  id: 'importOperatorContent',
  access: 'operator',
  isArchive: true,
  bodyLimitBytes: archiveLimits.sent,

  async handle(call) {
    const { body, query, services } = call
    const { dry_run: dryRun, strict, prune, confirmation } = query
    if (!(body instanceof Readable)) throw new Problem('archiveRequired')
    const options = {
      dryRun,
      strict,
      prune,
      confirmation,
      rbac: services.config.overrides.rbacEnabled,
      isConfined: true,
      actor: actorOf(call),
      mayChangeTrusted: mayDo(call, 'changeTrustedSettings'),
    }
    try {
      const report = await withArchive(body, (folder, bytes) => {
        const read = bytes > readAtOnce ? readInThread : readContent
        return importFolder(services.database, folder, { ...options, read })
      })
      return json({ dry_run: dryRun, ...report })
    } catch (error) {
      throw problemOf(error)
    }
  },
})

function problemOf(error: unknown): unknown {
  if (error instanceof ArchiveTooLarge) return new Problem('bodyTooLarge')
  if (error instanceof DiskFull) return new Problem('insufficientStorage', { cause: error })
  if (error instanceof ImportRefused)
    return new Problem('importRefused', { members: { mistakes: error.mistakes } })
  if (error instanceof TrustedSettingsRefused)
    return new Problem('importNeedsAdmin', { names: error.settings })
  if (!(error instanceof ImportUnconfirmed)) return error
  const { phrase: confirmation, removals, opened } = error
  const { products, registrations } = removals
  return new Problem(opened.length > 0 ? 'openingRefused' : 'removalRefused', {
    members: {
      confirmation,
      products: products.map(({ slug }) => slug),
      opened: opened.map(({ slug }) => slug),
      registrations: registrations.sample,
      registrations_count: registrations.count,
    },
  })
}
