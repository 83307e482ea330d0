import type { ReactNode } from 'react'
import { useMessages } from '../../i18n'
import { useHost, useIsVisitor, usePortalContext } from '../../state'
import { Button } from '../../ui/basics/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { Skeleton, SkeletonLine } from '../../ui/skeleton'
import { LoadFailure } from '../load-failure/load-failure'
import { useMayRegister } from '../registration/use-may-register'
import { AccessSteps } from './access-steps'
import { AccountNeeded } from './account-needed'
import type { GetAccessProps } from './get-access-props'
import { useAccessTarget } from './use-access-target'

/** From a reader to a first request: account, application, registration, credential, and a sample of the request. */
export function GetAccessFlow({ to, ...props }: GetAccessProps) {
  const { onClose } = props
  const t = useMessages('registration')
  const common = useMessages('common')
  const context = usePortalContext()
  const isVisitor = useIsVisitor()
  const loaded = useAccessTarget(to)
  const found = loaded.status === 'ready' ? loaded.data : undefined
  const mayRegister = useMayRegister(found && !isVisitor ? found.product.id : undefined)
  const message = { title: common('getAccess'), onClose }

  for (const remote of [loaded, context])
    if (remote.status === 'failed')
      return (
        <Message {...message}>
          <LoadFailure error={remote.error} onRetry={remote.retry} />
        </Message>
      )
  if (!found || context.status !== 'ready' || (!isVisitor && mayRegister === undefined))
    return (
      <Message {...message}>
        <Skeleton label={common('loading')}>
          <SkeletonLine width="long" />
          <SkeletonLine width="long" />
        </Skeleton>
      </Message>
    )
  const { product, version } = found
  const configurations = version?.registration_configs.filter((one) => one.registration_enabled) ?? []
  if (!version) return <Message {...message}>{t('nothingPublished')}</Message>
  // What has access keeps it.
  if (configurations.length === 0 && !props.application)
    return <Message {...message}>{t('closed', { product: product.name, version: version.name })}</Message>
  const target = { product, version, configurations }
  if (isVisitor) return <AccountNeeded {...props} target={target} />
  if (!mayRegister) return <Message {...message}>{t('mayNot', { product: product.name })}</Message>
  return <AccessSteps key={version.id} {...props} target={target} />
}

interface MessageProps {
  title: string
  onClose(): void
  children: ReactNode
}

function Message({ title, onClose, children }: MessageProps) {
  const t = useMessages('common')
  const { headingLevel } = useHost()
  return (
    <Dialog
      title={title}
      level={headingLevel + 1}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {typeof children === 'string' ? <p>{children}</p> : children}
    </Dialog>
  )
}
