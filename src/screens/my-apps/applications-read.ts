import { type ApplicationPage, type Read, readOf } from '../../api'
import type { RequestedPage } from '../../state/reads/requested-page'

/** A page of the developer's applications. */
export const applicationsRead = ({ query, page, pageSize }: RequestedPage): Read<ApplicationPage> =>
  readOf('/api/v2/applications', {
    params: { query: { 'page[size]': pageSize, 'page[number]': page, 'filter[name][contains]': query } },
  })

/** Of the search, in an entry of the history. */
export const LIST_NAME = 'my-apps'
