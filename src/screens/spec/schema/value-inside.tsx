import { useId } from 'react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { useMessages } from '../../../i18n'
import { FoldPath, useFold } from '../../../parts/api-reference/fold-all'
import './schema.css'

interface ValueInsideProps {
  /** Of the value, among those around it. */
  name: string
  /** Of the value, for assistive technology. */
  label: string
  /** It holds itself: expanding everything leaves it alone. */
  isEndless?: boolean
  /** So deep that it is no longer indented. */
  isFlush?: boolean
  children: ReactNode
}

/** A button that shows and hides what is inside a value. */
export function ValueInside({ name, label, isEndless, isFlush, children }: ValueInsideProps) {
  const t = useMessages('reference')
  const id = useId()
  const [isOpen, setOpen] = useFold({ name, isEndless })
  return (
    <>
      <button
        type="button"
        className="pe-ref-unfold"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronRight size={16} aria-hidden="true" />
        {isOpen ? t('hideInside') : t('showInside')}
        <span className="pe-hidden">: {label}</span>
      </button>
      {isOpen && (
        <div id={id} className="pe-ref-inside" data-flush={isFlush || undefined}>
          <FoldPath name={name}>{children}</FoldPath>
        </div>
      )}
    </>
  )
}
