import type { ElementConfiguration } from '../../src/element'

export interface FrameValues {
  readonly props: {
    readonly base: string
    readonly history: 'path' | 'hash' | 'memory' | 'host'
    readonly path: string
    readonly portalTitle: string | undefined
    readonly redirectUrl: string | undefined
    readonly keepTitle: boolean
    readonly reloadAfterSignIn: boolean
  }
  readonly configuration: ElementConfiguration
}
