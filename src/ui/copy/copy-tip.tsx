import type { Outcome } from './use-copy'
import './copy-tip.css'

interface CopyTipProps {
  outcome?: Outcome
  /** The text after a success. */
  copied: string
  /** The text if the browser refused. */
  failed: string
  id?: string
}

/** Says for a moment how copying went. */
export function CopyTip({ outcome, copied, failed, id }: CopyTipProps) {
  return (
    <span className="pe-copy-tip" role="status" id={id}>
      {outcome === 'copied' && copied}
      {outcome === 'failed' && failed}
    </span>
  )
}
