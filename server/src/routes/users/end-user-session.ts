import { endSessionOf } from '../../http/own-sessions'

export const endUserSession = endSessionOf({ kind: 'user', id: 'endUserSession' })
