import { useId } from 'react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { FoldPath, useFold } from './fold-all'
import { usePrinting } from './use-printing'
import './disclosure.css'

interface DisclosureProps {
  /** Level of the heading that the button stands in. */
  level: number
  /** Tells it from the others around it. */
  name: string
  label: ReactNode
  isOpenAtFirst?: boolean
  children: ReactNode
}

/** A heading that shows and hides what stands below it; on paper everything is shown. */
export function Disclosure({ level, name, label, isOpenAtFirst = false, children }: DisclosureProps) {
  const id = useId()
  const isPrinting = usePrinting()
  const [isOpen, setOpen] = useFold({ name, isOpenAtFirst })
  const isShown = isOpen || isPrinting
  const Tag = `h${Math.min(level, 6)}` as 'h3'
  return (
    <div className="pe-ref-disclosure">
      <Tag className="pe-ref-disclosure-heading">
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronRight size={16} aria-hidden="true" />
          {label}
        </button>
      </Tag>
      {isShown && (
        <div id={id} className="pe-ref-disclosure-inside">
          <FoldPath name={name}>{children}</FoldPath>
        </div>
      )}
    </div>
  )
}
