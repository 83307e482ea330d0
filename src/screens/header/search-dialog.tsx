import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '../../i18n'
import { PortalSearch } from '../../parts/portal-search/portal-search'
import { Dialog } from '../../ui/dialogs/dialog'

/** The search of the portal, over the page. */
export function SearchDialog({ onClose }: { onClose(): void }) {
  const t = useMessages('search')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <Dialog title={t('label')} level={2} onClose={onClose}>
      <PortalSearch
        field={field}
        onChoose={() => {
          // Nothing outside of an open dialog takes the focus.
          flushSync(onClose)
          return true
        }}
      />
    </Dialog>
  )
}
