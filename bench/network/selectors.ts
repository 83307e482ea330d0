/** What a visitor of a sign-in came for. */
export const FIELD = 'input[type=email], input[name=email]'

/** What a developer came to the catalog for. */
export const PRODUCT = 'portal-catalog li a, portal-catalog article a'
