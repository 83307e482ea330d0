import type { SchemaNode } from '../../../reference'
import { useMessages } from '../../../i18n'
import { findingText } from '../reading/finding-text'
import './schema.css'

const codes = {
  missing: 'reference-missing',
  external: 'reference-external',
  circular: 'reference-circular',
} as const

/** Says what is wrong where a reference cannot be followed. */
export function UnresolvedNote({ node: { unresolved } }: { node: SchemaNode }) {
  const t = useMessages('reference')
  if (!unresolved) return null
  const { reference, reason } = unresolved
  return <p className="pe-ref-broken">{findingText({ code: codes[reason], values: { reference } }, t)}</p>
}
