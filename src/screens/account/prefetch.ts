import type { Portal } from '../../state/portal'
import { prefetchReads } from '../../state/query-client'
import { profileRead, sessionsRead } from './account-reads'

export const prefetch = (portal: Portal): Promise<void> => prefetchReads(portal, [profileRead, sessionsRead])
