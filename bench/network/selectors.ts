/** What a visitor of a sign-in came for. */
export const FIELD = 'input[type=email], input[name=email]'

/** What a developer came to the catalog for. */
export const PRODUCT = 'portal-catalog li a, portal-catalog article a'

/** What a reader came for: of a document the text, of an operation the way to try it. */
export const DOCUMENT = 'portal-docs article p'
export const OPERATION = 'portal-spec article button.pe-button'

/** Of the demo, where everyone reads. */
export const documentPath = '/docs/coast-forecast/getting-started'
export const operationPath = '/spec/coast-forecast/v1?operation=getForecast'
export const readPages = {
  'sign-in': '/login',
  catalog: '/',
  document: documentPath,
  operation: operationPath,
}
