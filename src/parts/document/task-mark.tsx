import Square from 'lucide-react/icons/square'
import SquareCheck from 'lucide-react/icons/square-check'
import { useMessages } from '../../i18n'
import './document.css'

/** Whether a thing on a list is done. To look at only, so it is no box that asks to be ticked. */
export function TaskMark({ checked }: { checked: boolean }) {
  const t = useMessages('document')
  const Icon = checked ? SquareCheck : Square
  return (
    <span className="pe-doc-task" data-checked={checked || undefined}>
      <Icon size={16} aria-hidden="true" />
      <span className="pe-hidden">{checked ? t('done') : t('toDo')} </span>
    </span>
  )
}
