import type { AuthStrategy } from '../../api'
import { type Remote, usePortal, useRemote } from '../../state'

/** The most that the server gives at once. */
const PAGE_SIZE = 100

/** Every way in which an application of this portal may identify itself. */
export function useAuthStrategies(): Remote<readonly AuthStrategy[]> {
  const { api } = usePortal()
  return useRemote(
    async (signal) => {
      const strategies: AuthStrategy[] = []
      for (let pageNumber = 1; ; pageNumber += 1) {
        const page = await api.applications.authStrategies({ pageSize: PAGE_SIZE, pageNumber }, { signal })
        strategies.push(...page.data)
        if (page.data.length === 0 || strategies.length >= page.meta.page.total) return strategies
      }
    },
    [api],
  )
}
