import { useEffect, useState } from 'react'
import type { PortalError } from '../../api'
import { useMessages } from '../../i18n'
import { ToastStore } from '../../ui/dialogs/toast-store'
import { Toasts } from '../../ui/dialogs/toasts'

/** The pages are there to read, but not the list of them: said on top too, for it may be folded away. */
export function TreeFailureToast({ error }: { error: PortalError }) {
  const t = useMessages('docs')
  const [store] = useState(() => new ToastStore())
  const message = t('failed')
  useEffect(() => {
    const id = store.show('danger', message)
    return () => store.close(id)
  }, [store, error, message])
  return <Toasts store={store} />
}
