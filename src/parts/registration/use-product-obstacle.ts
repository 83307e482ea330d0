import type { Application } from '../../api'
import { useMessages } from '../../i18n'
import { useStrategyName } from '../strategy-name/strategy-name'
import type { Obstacle } from './obstacle'
import type { ProductOption } from './use-product-options'
import type { VersionOption } from './version-options'

/** Statuses by what they say of a product whose versions have several. */
const statuses = ['pending', 'approved', 'rejected', 'revoked'] as const

const statusLabels = {
  pending: 'statusPending',
  approved: 'statusApproved',
  rejected: 'statusRejected',
  revoked: 'statusRevoked',
} as const

interface ProductObstacle {
  readonly obstacle: Obstacle
  readonly reason: string
  /** The newest version that is current and takes other applications. */
  readonly reachable: VersionOption | undefined
}

const isReachable = ({ obstacle, deprecated, accepted }: VersionOption): boolean =>
  obstacle === 'impossible' && !deprecated && accepted.length > 0

/** Texts on what an application has of a product, and on why it can have no more. Reads the messages `registration`. */
export function useProductObstacle({ name, auth_strategy: strategy }: Application) {
  const t = useMessages('registration')
  const strategyName = useStrategyName()

  /** Returns the registered versions by their status; undefined if there is none. */
  function noteOf({ options }: ProductOption): string | undefined {
    const parts = statuses.flatMap((status) => {
      const versions = options?.versions.filter(({ obstacle }) => obstacle === status) ?? []
      const names = versions.map((version) => version.name).join(', ')
      return names === '' ? [] : t('statusOf', { status: t(statusLabels[status]), versions: names })
    })
    return parts.length > 0 ? parts.join(' · ') : undefined
  }

  function impossibleReason(versions: readonly VersionOption[]): string {
    if (versions.length === 0) return t('nothingPublished')
    const isClosed = versions.every(({ accepted }) => accepted.length === 0)
    if (isClosed) return t('allClosed')
    return t('noneAccepts', { strategy: strategy ? strategyName(strategy) : '', application: name })
  }

  /** Returns what keeps a product from being chosen; undefined if one of its versions takes the application. */
  function obstacleOf(product: ProductOption): ProductObstacle | undefined {
    const { options } = product
    if (!options) return undefined
    const { versions, mayRegister } = options
    if (mayRegister && versions.some(({ obstacle }) => !obstacle)) return undefined
    const status = statuses.find((one) => versions.some(({ obstacle }) => obstacle === one))
    const note = noteOf(product)
    const reachable = mayRegister ? versions.find(isReachable) : undefined
    if (status && note) return { obstacle: status, reason: note, reachable }
    const reason = mayRegister ? impossibleReason(versions) : t('mayNot', { product: product.name })
    return { obstacle: 'impossible', reason, reachable }
  }

  return { noteOf, obstacleOf }
}
