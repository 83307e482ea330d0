import { listMissedSearches, type MissedSearch } from '../store/missed-searches'
import { firstOfAll, listCommand } from './list-command'

/** One line per search that found nothing, the most frequent first: how often, the last day, and its words. */
export const listMissed = listCommand<MissedSearch>({
  async read({ db }, section) {
    return firstOfAll(await listMissedSearches(db), section)
  },
  lineOf({ query, count, last_searched_on }, all) {
    const width = Math.max(...all.map((one) => String(one.count).length))
    return `${String(count).padStart(width)}  ${last_searched_on}  ${query}`
  },
  none: () => 'Every search has found something.',
})
