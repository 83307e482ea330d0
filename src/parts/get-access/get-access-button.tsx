import { type ReactNode, useState } from 'react'
import { useMessages } from '../../i18n'
import { Button, type ButtonProps } from '../../ui/basics/button'
import { GetAccess } from './get-access'
import type { GetAccessProps } from './get-access-props'

interface GetAccessButtonProps extends Omit<GetAccessProps, 'onClose'> {
  variant?: ButtonProps['variant']
  /** Default: the words for getting access. */
  children?: ReactNode
}

/** Leads to a first request of a product, in a dialog. */
export function GetAccessButton({ variant, children, ...props }: GetAccessButtonProps) {
  const t = useMessages('common')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {children ?? t('getAccess')}
      </Button>
      {isOpen && <GetAccess {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
