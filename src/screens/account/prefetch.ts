import type { Portal } from '../../state/portal'
import { prefetchReads } from '../../state/reads/query-client'
import { profileRead, sessionsRead } from './account-reads'

export const prefetch = (portal: Portal): Promise<void> => prefetchReads(portal, [profileRead, sessionsRead])
