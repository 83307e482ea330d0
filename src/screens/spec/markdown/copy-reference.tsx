import { useMessages } from '../../../i18n'
import { CopyMarkdown } from '../../../parts/copy-markdown/copy-markdown'
import type { Operation } from '../../../reference'
import { useOpenReference } from '../../../parts/api-reference/reference-context'

/** Copies an operation, or the overview, as Markdown. */
export function CopyReference({ operation }: { operation?: Operation }) {
  const t = useMessages('reference')
  const { description, outline } = useOpenReference()

  async function load() {
    const page = { outline, t }
    if (!operation) return (await import('./overview-markdown')).overviewMarkdown(page)
    const { operationMarkdown } = await import('./operation-markdown')
    return operationMarkdown(operation, await description.engine(), page)
  }
  return <CopyMarkdown load={load} />
}
