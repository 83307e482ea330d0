import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n'
import '../../ui/kind.css'
import type { AlertKind } from './nodes'
import './document.css'

const looks = {
  note: { kind: 'info', Icon: Info },
  tip: { kind: 'success', Icon: CircleCheck },
  important: { kind: 'info', Icon: CircleAlert },
  warning: { kind: 'warning', Icon: TriangleAlert },
  caution: { kind: 'danger', Icon: CircleAlert },
} as const

/** A note of the author that stands out. */
export function DocumentAlert({ kind, children }: { kind: AlertKind; children: ReactNode }) {
  const t = useMessages('document')
  const { kind: look, Icon } = looks[kind]
  return (
    <div className="pe-kind pe-doc-alert" data-kind={look} role="note">
      <p className="pe-doc-alert-title">
        <Icon size={16} aria-hidden="true" />
        {t(kind)}
      </p>
      {children}
    </div>
  )
}
