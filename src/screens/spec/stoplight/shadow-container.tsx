import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'

interface ShadowContainerProps {
  className: string
  host: RefObject<HTMLDivElement | null>
  /** Called before anything is rendered in the root. */
  prepare(root: ShadowRoot): void
  children: ReactNode
}

/** Renders into a shadow root of its own: no rule of the page or of the kit comes in, and none goes out. */
export function ShadowContainer({ className, host, prepare, children }: ShadowContainerProps) {
  const [root, setRoot] = useState<ShadowRoot>()
  useLayoutEffect(() => {
    if (!host.current) return
    const opened = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    prepare(opened)
    setRoot(opened)
  }, [host, prepare])
  return (
    <div className={className} ref={host}>
      {root && createPortal(children, root)}
    </div>
  )
}
