import { listSessionsOf } from '../../http/own-sessions'

export const listUserSessions = listSessionsOf({ kind: 'user', id: 'listUserSessions' })
