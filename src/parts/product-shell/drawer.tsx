import type { ComponentProps } from 'react'
import { lazyExport, useMessages } from '../../i18n'
import type { Dialog } from '../../ui/dialogs/dialog'
import { Failure } from '../../ui/failure'
import { LazyComponent } from '../lazy/lazy-component'

const lazyDialog = lazyExport(() => import('../../ui/dialogs/dialog'), 'Dialog')

/** What is beside the content of wide windows, in a dialog. It is loaded when it opens: most windows are wide. */
export function Drawer(props: Omit<ComponentProps<typeof Dialog>, 'isDrawer'>) {
  const t = useMessages('common')
  return (
    <LazyComponent
      of={lazyDialog}
      props={{ ...props, isDrawer: true }}
      fallback={(retry) => <Failure message={t('failed')} onRetry={retry} />}
    />
  )
}
