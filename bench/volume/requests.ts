/** What is measured on a large portal, a request of a new page or term each time. */
export interface MeasuredRequest {
  name: string
  by: 'operator' | 'developer'
  /**
   * @param number - Grows with each request.
   * @param next - `meta.next` of the response before, if it was a page of an operator's list.
   */
  path(number: number, next?: string): string
}

const operator = (name: string, path: MeasuredRequest['path']): MeasuredRequest => ({
  name,
  by: 'operator',
  path: (number, next) => `/api/operator/v1${path(number, next)}`,
})
const developer = (name: string, path: MeasuredRequest['path']): MeasuredRequest => ({
  name,
  by: 'developer',
  path: (number) => `/api/v2${path(number)}`,
})

const terms = [
  'tides',
  'berth',
  'suply',
  'guide',
  'ferries step',
  'product 7',
  'lihgts',
  'get',
  'weather',
  'zzzz',
]
const term = (number: number) =>
  encodeURIComponent(`${terms[number % terms.length]} ${number % 3 === 0 ? number : ''}`.trim())

/** @param email - Returns the e-mail address of another developer for each number. */
export const measuredRequests = (email: (number: number) => string): readonly MeasuredRequest[] => [
  operator('developers, first page', () => '/developers'),
  operator('developers that wait', () => '/developers?filter%5Bstatus%5D=pending'),
  operator(
    'developer by e-mail address',
    (n) => `/developers?filter%5Bemail%5D=${encodeURIComponent(email(n))}`,
  ),
  operator('registrations, first page', () => '/registrations'),
  operator(
    'registrations, page after page',
    (_number, next) => `/registrations${next ? `?page%5Bafter%5D=${encodeURIComponent(next)}` : ''}`,
  ),
  operator('registrations that wait', () => '/registrations?filter%5Bstatus%5D=pending'),
  operator('revoked registrations', () => '/registrations?filter%5Bstatus%5D=revoked'),
  operator('what waits for an operator', () => '/registrations?filter%5Bwaiting%5D=true'),
  operator('audit log, newest', () => '/audit-log'),
  operator('audit log by actor', () => '/audit-log?filter%5Bactor%5D=operator'),
  operator(
    'audit log by actor and a rare action',
    () => '/audit-log?filter%5Bactor%5D=operator&filter%5Baction%5D=signing-key',
  ),
  operator('audit log by action', () => '/audit-log?filter%5Baction%5D=sign-in'),
  operator(
    'audit log about a developer',
    (n) => `/audit-log?filter%5Babout%5D=${encodeURIComponent(email(n))}`,
  ),
  operator('audit log by subject', (n) => `/audit-log?filter%5Bsubject%5D=${encodeURIComponent(email(n))}`),
  operator('organizations, first page', () => '/organizations'),
  operator('invitations, first page', () => '/invitations'),
  operator('status', () => '/status'),
  developer('catalog, a page', (n) => `/products?page%5Bsize%5D=20&page%5Bnumber%5D=${1 + (n % 50)}`),
  developer('own applications', () => '/applications'),
  developer('search of products', (n) => `/search/product-catalog?q=${term(n)}`),
  developer(
    'search with versions and documents',
    (n) => `/search/product-catalog?q=${term(n)}&join=versions,versions.documents`,
  ),
]
