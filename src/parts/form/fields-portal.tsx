import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useEnvironment } from '../../state'

/**
 * Keeps a form where password managers find it. With a shadow root that is a light child of the host, which shows up
 * where this stands.
 */
export function FieldsPortal({ children }: { children: ReactNode }) {
  const { fieldsContainer } = useEnvironment()
  if (!fieldsContainer) return children
  return (
    <>
      <slot name={fieldsContainer.slot} />
      {createPortal(children, fieldsContainer)}
    </>
  )
}
