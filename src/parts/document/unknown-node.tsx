import type { ReactNode } from 'react'
import { useMessages } from '../../i18n'
import './document.css'

/** Something that this version cannot render: named for what it is, with the words in it. */
export function UnknownNode({ kind, children }: { kind: string; children: ReactNode }) {
  const t = useMessages('document')
  return (
    <span className="pe-doc-unknown">
      <span className="pe-doc-unknown-kind">{kind ? t('unknownKind', { kind }) : t('unknown')}</span>
      {children}
    </span>
  )
}
