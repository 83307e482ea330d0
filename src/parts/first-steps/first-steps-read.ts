import { readOf } from '../../api'

export const firstStepsPath = '/api/v2/developer/me/first-steps'

export const firstStepsRead = readOf(firstStepsPath)
