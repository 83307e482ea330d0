import { type PlainMessageKey, useMessages } from '../../i18n'
import { Badge, type BadgeKind } from '../../ui/badge'
import type { Obstacle } from './obstacle'

const badges: Readonly<Record<Obstacle, readonly [BadgeKind, PlainMessageKey<'registration'>]>> = {
  approved: ['success', 'statusApproved'],
  pending: ['warning', 'statusPending'],
  rejected: ['danger', 'statusRejected'],
  revoked: ['neutral', 'statusRevoked'],
  impossible: ['neutral', 'impossible'],
}

/** How a registration stands. Reads the messages `registration`. */
export function StatusBadge({ status }: { status: Obstacle }) {
  const t = useMessages('registration')
  const [kind, key] = badges[status]
  return <Badge kind={kind}>{t(key)}</Badge>
}
