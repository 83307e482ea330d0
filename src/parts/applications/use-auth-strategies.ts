import type { AuthStrategy } from '../../api'
import { type Remote, usePortal, useRemote } from '../../state'
import { allStrategies } from './all-strategies'

/** Every way in which an application of this portal may identify itself. */
export function useAuthStrategies(): Remote<readonly AuthStrategy[]> {
  const { api } = usePortal()
  return useRemote<readonly AuthStrategy[]>((signal) => allStrategies(api, signal), [api], {
    name: 'auth-strategies',
  })
}
