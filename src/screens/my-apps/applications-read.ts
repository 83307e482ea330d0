import { type ApplicationPage, type Read, readOf } from '../../api'
import type { WantedPage } from '../../state/reads/asked-page'

/** A page of the developer's applications. */
export const applicationsRead = ({ query, page, pageSize }: WantedPage): Read<ApplicationPage> =>
  readOf('/api/v2/applications', {
    params: { query: { 'page[size]': pageSize, 'page[number]': page, 'filter[name][contains]': query } },
  })

/** Of the search, in an entry of the history. */
export const LIST_NAME = 'my-apps'
