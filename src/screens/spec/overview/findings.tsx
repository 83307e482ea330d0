import type { Finding } from '../../../reference'
import { useMessages } from '../../../i18n'
import { useAsync } from '../../../state'
import { Alert } from '../../../ui/alert'
import { findingText } from '../reading/finding-text'
import { useOpenReference } from '../../../parts/api-reference/reference-context'
import './overview.css'

/** More than these help nobody who reads; authors have tools that list them all. */
const MOST_SHOWN = 20

/** Lists the errors of the description, for its authors. The valid parts are shown. */
export function Findings() {
  const t = useMessages('reference')
  const { description, outline } = useOpenReference()
  const checked = useAsync(async (signal) => (await description.engine()).check({ signal }), [description])
  const all = checked.status === 'ready' ? checked.data : outline.findings

  if (all.length === 0) return null
  return (
    <Alert kind="warning">
      <p>{t('findings', { count: all.length })}</p>
      <FindingList findings={all.slice(0, MOST_SHOWN)} />
      {all.length > MOST_SHOWN && <p>{t('moreFindings', { number: all.length - MOST_SHOWN })}</p>}
    </Alert>
  )
}

export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const t = useMessages('reference')
  return (
    <ul className="pe-ref-findings">
      {findings.map((finding, index) => (
        <li key={index}>
          {findingText(finding, t)} <code>{finding.pointer}</code>
        </li>
      ))}
    </ul>
  )
}
