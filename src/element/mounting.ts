import r2wc, { type R2WCRenderer } from '@r2wc/core'
import { type ComponentType, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Bridge, type ScreenHost } from './bridge'
import { isFirstBox } from './first-box'
import { hydrate } from './hydrate'
import { rootPrefix } from './root-prefix'

interface BridgeProps {
  container: ScreenHost
}

/** The bridge follows the view of its element, so it is rendered once. */
const renderer: R2WCRenderer<BridgeProps, Root> = {
  mount(box: HTMLElement, Component: ComponentType<BridgeProps>, props: BridgeProps) {
    const content = createElement(Component, props)
    if (isFirstBox(box)) return hydrate(box, content)
    const root = createRoot(box, { identifierPrefix: rootPrefix })
    root.render(content)
    return root
  },
  update: () => undefined,
  unmount: (root) => root.unmount(),
}

interface LifeCycle {
  connectedCallback(): void
  disconnectedCallback(): void
}

/** Renders the bridge into `container`, when a subclass says so: its own life cycle callbacks are those of the subclass. */
export class MountingElement extends (r2wc(Bridge, {}, renderer) as new () => HTMLElement & LifeCycle) {
  mountRoot(): void {
    super.connectedCallback()
  }

  unmountRoot(): void {
    super.disconnectedCallback()
  }
}
