import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useHost } from '../../state'

/**
 * Renders form fields where password managers find them: with a shadow root in a light child of the host, slotted into this
 * position.
 */
export function FieldsPortal({ children }: { children: ReactNode }) {
  const { fieldsContainer } = useHost()
  if (!fieldsContainer) return children
  return (
    <>
      <slot name={fieldsContainer.slot} />
      {createPortal(children, fieldsContainer)}
    </>
  )
}
