import { endOtherSessionsOf } from '../../http/own-sessions'

export const endOtherUserSessions = endOtherSessionsOf({ kind: 'user', id: 'endOtherUserSessions' })
